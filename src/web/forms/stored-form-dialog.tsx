import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '#web/ui/form-dialog.tsx';
import { Note } from '#web/ui/layout.tsx';
import styles from './stored-form-dialog.module.css';
import type { StoredForm } from './use-stored-form.ts';

interface StoredFormDialogProps<Form extends FieldValues, Saved extends object>
  extends Omit<FormDialogProps, 'onSubmit' | 'isBusy'> {
  form: StoredForm<Form, Saved>;
}

export function StoredFormDialog<Form extends FieldValues, Saved extends object>(
  props: StoredFormDialogProps<Form, Saved>,
) {
  const { form, onClose, children, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      isBusy={form.isSaving}
      onSubmit={form.submit}
      onClose={() => {
        form.discard();
        onClose();
      }}
    >
      {children}
      <FormFailure text={form.failure} />
    </FormDialog>
  );
}

export function FormFailure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Note size={14} tone="danger" className={styles.failure} data-slot="form-failure" role="alert">
      {text}
    </Note>
  );
}
