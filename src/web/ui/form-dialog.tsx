import { type SubmitEvent, use, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Stack, type StackProps } from './layout.tsx';
import { DialogTextsContext } from './unsaved-input.ts';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'footer'> {
  cancelLabel?: string | undefined;
  submitLabel: string;
  submitVariant?: 'go' | 'danger';
  isBusy?: boolean;
  /** Gap between the fields, in px. */
  gap?: StackProps['gap'];
  formClassName?: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
}

/** A dialog that is open while rendered; the form's submitter checks it. */
export function FormDialog(props: FormDialogProps) {
  const {
    cancelLabel,
    submitLabel,
    submitVariant = 'go',
    isBusy = false,
    gap,
    formClassName,
    onSubmit,
    onClose,
    children,
    ...dialog
  } = props;
  const id = useId();
  const texts = use(DialogTextsContext);
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel ?? texts?.cancel}
          </Button>
          <Button variant={submitVariant} type="submit" form={id} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        gap={gap}
        id={id}
        className={formClassName}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React would pass the event to a form around the dialog.
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        {children}
      </Stack>
    </Dialog>
  );
}
