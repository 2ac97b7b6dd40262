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

/** Open while rendered; the form's submitter checks it. */
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
          // Not to a form around the dialog.
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
