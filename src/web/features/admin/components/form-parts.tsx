import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import type { RegisteredField } from '#web/forms/use-stored-form.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { EditForm } from '../use-edit-form.ts';
import { EditMerge } from './edit-merge.tsx';
import styles from './forms.module.css';

/** Places two fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.admPair}>{children}</div>;
}

interface BothLanguagesProps<Name extends string> {
  name: Name;
  labels: readonly [fr: string, en: string];
  field: (name: `${Name}_fr` | `${Name}_en`) => RegisteredField;
  hint?: string;
  /** Set where the text may have several lines. */
  rows?: number;
}

/** A text in French and in English. */
export function BothLanguages<Name extends string>(props: BothLanguagesProps<Name>) {
  const { name, labels, field, ...rest } = props;
  const Text = rest.rows ? TextArea : TextField;
  return (
    <Pair>
      <Text label={labels[0]} lang="fr" {...rest} {...field(`${name}_fr`)} />
      <Text label={labels[1]} lang="en" {...rest} {...field(`${name}_en`)} />
    </Pair>
  );
}

interface FieldGroupProps {
  title: string;
  /** Places the fields one below the other, on wide screens too. */
  isColumn?: boolean;
  children: ReactNode;
}

export function FieldGroup({ title, isColumn = false, children }: FieldGroupProps) {
  return (
    <fieldset className={clsx(styles.admPlace, isColumn && styles.admPostSettings)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface EditDialogProps<Form extends FieldValues, Saved extends object> {
  title: string;
  form: EditForm<Form, Saved>;
  onClose: () => void;
  children: ReactNode;
}

export function EditDialog<Form extends FieldValues, Saved extends object>(
  props: EditDialogProps<Form, Saved>,
) {
  const { t } = useTranslation('admin');
  return (
    <StoredFormDialog {...props} size="wide" submitLabel={t('save')} gap={18}>
      {props.children}
      <EditMerge merge={props.form.merge} />
    </StoredFormDialog>
  );
}
