import { type SubmitEvent, useId } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogButtons } from './dialog-parts.tsx';
import { Stack, type StackProps } from './layout.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  cancelLabel?: string | undefined;
  submitLabel: string;
  submitVariant?: 'go' | 'danger';
  isBusy?: boolean;
  /** There is nothing to submit, also by Enter. */
  disabled?: boolean;
  /** Gap between the fields, in px. */
  gap?: StackProps['gap'];
  formClassName?: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

/** A dialog that is open while rendered; the form's submitter checks it. */
export function FormDialog(props: FormDialogProps) {
  const {
    cancelLabel,
    submitLabel,
    submitVariant = 'go',
    isBusy = false,
    disabled,
    gap,
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
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={cancelLabel}
          onCancel={onClose}
          label={submitLabel}
          variant={submitVariant}
          type="submit"
          form={id}
          isBusy={isBusy}
          disabled={disabled}
        />
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
