import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import type { StoredForm } from '#web/forms/use-stored-form.ts';

interface EditDialogProps<Form extends FieldValues, Saved> {
  title: string;
  form: StoredForm<Form, Saved>;
  onClose: () => void;
  children: ReactNode;
}

export function EditDialog<Form extends FieldValues, Saved>(props: EditDialogProps<Form, Saved>) {
  const { t } = useTranslation('admin');
  return <StoredFormDialog {...props} size="wide" submitLabel={t('save')} gap={18} />;
}
