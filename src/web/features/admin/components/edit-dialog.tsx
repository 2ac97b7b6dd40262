import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import styles from '../forms.module.css';
import type { EditForm, FormValues } from '../use-edit-form.ts';

interface EditDialogProps<Form extends FormValues> {
  title: string;
  form: EditForm<Form>;
  onClose: () => void;
  children: ReactNode;
}

/** A row of a list, to be changed without leaving the list. */
export function EditDialog<Form extends FormValues>({
  title,
  form,
  onClose,
  children,
}: EditDialogProps<Form>) {
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
      onClose={onClose}
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
