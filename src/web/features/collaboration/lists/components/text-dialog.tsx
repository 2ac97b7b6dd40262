import { useTranslation } from 'react-i18next';
import { MergeNotice } from '#web/forms/merge-notice.tsx';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useMergedForm } from '#web/forms/use-merged-form.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { QUANTITY_MAX, TEXT_FIELDS, type TextForm, textRules, useTextMessages } from '../list-form.ts';

interface TextDialogProps {
  name: string;
  title: string;
  label: string;
  /** Identifies the row, which others may change meanwhile. */
  id: string;
  opened: TextForm;
  /** Null: deleted; undefined: a new row. */
  stored: TextForm | null | undefined;
  hasQuantity: boolean;
  goneText: (name: string) => string;
  onSave: (text: string, quantity: number) => void;
  onClose: () => void;
}

/** Edits the name of a list, group or entry, and an entry's quantity. */
export function TextDialog(props: TextDialogProps) {
  const { name, title, label, id, opened, stored, hasQuantity, goneText, onSave, onClose } = props;
  const { t } = useTranslation(['lists', 'trip', 'collaborators']);
  const messages = useTextMessages();
  const form = useStoredForm<TextForm>({
    draft: name,
    initial: opened,
    rules: () => textRules,
    messages,
    save: ({ text, quantity }) => {
      onSave(text, Number(quantity));
      onClose();
    },
  });
  const merged = useMergedForm(form, { opened: form.seen(), stored, groups: TEXT_FIELDS });
  const theirs: Record<string, string> = { ...stored };
  const labels: Record<string, string> = { text: label, quantity: t('lists:quantity') };
  return (
    <StoredFormDialog
      form={form}
      title={title}
      size="small"
      cancelLabel={merged.isGone ? t('collaborators:discard') : undefined}
      submitLabel={merged.isGone ? t('collaborators:restore') : t('trip:save')}
      gap={16}
      onClose={onClose}
    >
      <MergeNotice
        id={id}
        merged={merged}
        labelOf={(field) => labels[field] ?? field}
        theirsOf={(field) => theirs[field] ?? ''}
        goneText={goneText}
      />
      <TextField label={label} autoComplete="off" {...form.field('text')} />
      {hasQuantity && (
        <TextField
          label={t('lists:quantity')}
          type="number"
          inputMode="numeric"
          min={1}
          max={QUANTITY_MAX}
          {...form.field('quantity')}
        />
      )}
    </StoredFormDialog>
  );
}
