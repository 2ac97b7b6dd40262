import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StoredForm } from '#web/forms/use-stored-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import styles from '../forms.module.css';

interface EditDialogProps<Form extends FieldValues, Saved> {
  title: string;
  form: StoredForm<Form, Saved>;
  onClose: () => void;
  children: ReactNode;
}

/** A row of a list, to be changed without leaving the list. */
export function EditDialog<Form extends FieldValues, Saved>(props: EditDialogProps<Form, Saved>) {
  const { title, form, onClose, children } = props;
  const { t } = useTranslation('admin');
  return (
    <FormDialog
      title={title}
      closeLabel={t('close')}
      size="wide"
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      isBusy={form.isSaving}
      formClassName={styles.admForm}
      onSubmit={form.submit}
      onClose={() => {
        form.discard();
        onClose();
      }}
    >
      {children}
      {form.failure && (
        <p className={styles.admFailure} data-slot="adm-failure" role="alert">
          {form.failure}
        </p>
      )}
    </FormDialog>
  );
}
