import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('close')}
      size="wide"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="go" type="submit" form={id} isBusy={form.isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.admForm} noValidate onSubmit={form.submit}>
        {children}
        {form.failure && (
          <p className={styles.admFailure} data-slot="adm-failure" role="alert">
            {form.failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
