import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import { useDraftForm } from '#web/forms/use-draft.ts';
import { useMergedForm } from '#web/forms/use-merged-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TEXT_FIELDS, type TextForm, textError } from '../list-form.ts';
import styles from '../lists.module.css';

interface TextDialogProps {
  /** Of its draft: what of which row. */
  name: string;
  title: string;
  /** Of the field. */
  label: string;
  /** Id of what somebody else may change meanwhile. */
  id: string;
  opened: TextForm;
  /** As it is now; null: somebody has deleted it; undefined: there is none yet. */
  stored: TextForm | null | undefined;
  hasQuantity: boolean;
  goneText: (name: string) => string;
  onSave: (text: string, quantity: number) => void;
  onClose: () => void;
}

const MOST = 999;

/** What a list, a group or an entry is called; of an entry, how many of it. */
export function TextDialog(props: TextDialogProps) {
  const { name, title, label, id, opened, stored, hasQuantity, goneText, onSave, onClose } = props;
  const { t } = useTranslation(['lists', 'trip', 'collaborators']);
  const [form, setForm, close] = useDraftForm(name, opened, onClose);
  const [error, setError] = useState<ReturnType<typeof textError>>(null);
  const amount = Number(form.quantity);
  const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= MOST;
  const change = (part: Partial<TextForm>) => setForm((old) => ({ ...old, ...part }));
  const merged = useMergedForm({ opened, stored, groups: TEXT_FIELDS, read: () => form, fill: change });
  const theirs: Record<string, string> = { ...stored };
  const labels: Record<string, string> = { text: label, quantity: t('lists:quantity') };
  const save = () => {
    const wrong = textError(form.text);
    setError(wrong);
    if (wrong || !isAmount) return;
    onSave(form.text.trim(), amount);
    close();
  };
  return (
    <FormDialog
      title={title}
      closeLabel={t('trip:close')}
      size="small"
      cancelLabel={merged.isGone ? t('collaborators:discard') : t('trip:cancel')}
      submitLabel={merged.isGone ? t('collaborators:restore') : t('trip:save')}
      formClassName={styles.listForm}
      onSubmit={save}
      onClose={close}
    >
      <MergeNotice
        id={id}
        merged={merged}
        labelOf={(field) => labels[field] ?? field}
        theirsOf={(field) => theirs[field] ?? ''}
        goneText={goneText}
      />
      <TextField
        label={label}
        autoComplete="off"
        value={form.text}
        {...(error && { error: t(`lists:${error}`) })}
        onChange={(event) => {
          change({ text: event.target.value });
          setError(null);
        }}
      />
      {hasQuantity && (
        <TextField
          label={t('lists:quantity')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST}
          value={form.quantity}
          {...(!isAmount && { error: t('lists:quantityInvalid', { most: MOST }) })}
          onChange={(event) => change({ quantity: event.target.value })}
        />
      )}
    </FormDialog>
  );
}
