import { type SubmitEvent, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'footer'> {
  cancelLabel: string;
  submitLabel: string;
  isBusy?: boolean;
  formClassName?: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
}

/** A dialog with one form, whose fields are its children: open as long as it is rendered. The form is checked by who submits it. */
export function FormDialog(props: FormDialogProps) {
  const {
    cancelLabel,
    submitLabel,
    isBusy = false,
    formClassName,
    onSubmit,
    onClose,
    children,
    ...dialog
  } = props;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="go" type="submit" form={id} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={formClassName}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Not on to a form in which the dialog is rendered.
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
