import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { groupsOf } from './merge-forms.ts';
import { MergeNotice } from './merge-notice.tsx';
import { useDraftForm } from './use-draft.ts';
import { useMergedForm } from './use-merged-form.ts';

interface RenameDialogProps {
  tripId: string;
  /** Of the row that has the name. */
  id: string;
  /** The name that it opens with. */
  name: string;
  /** The name as it is stored now; null: somebody has deleted the row. */
  stored: string | null;
  labels: Readonly<Record<'title' | 'name' | 'required', string>>;
  /** With another name than the stored one. */
  onSave: (name: string) => void;
  onClose: () => void;
}

const FIELDS = groupsOf<{ name: string }>(['name']);

/** Another name for something that others may rename or delete meanwhile. What is typed outlives it (SHELL-5). */
export function RenameDialog({ tripId, id, name, stored, labels, onSave, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['trip', 'collaborators']);
  const [form, setForm, close] = useDraftForm(`rename-${tripId}-${id}`, { name }, onClose);
  const [isWrong, setWrong] = useState(false);
  const merged = useMergedForm({
    opened: { name },
    stored: stored === null ? null : { name: stored },
    groups: FIELDS,
    read: () => form,
    fill: (fields) => setForm((old) => ({ ...old, ...fields })),
  });
  const save = () => {
    const next = form.name.trim();
    setWrong(next === '');
    if (next === '') return;
    if (stored !== null && next !== stored) onSave(next);
    close();
  };
  return (
    <FormDialog
      title={labels.title}
      size="small"
      closeLabel={t('trip:close')}
      cancelLabel={t('trip:cancel')}
      submitLabel={merged.isGone ? t('trip:close') : t('trip:save')}
      onSubmit={save}
      onClose={close}
    >
      <MergeNotice
        id={id}
        merged={merged}
        labelOf={() => labels.name}
        theirsOf={() => stored ?? ''}
        goneText={(by) => t('collaborators:goneRestorable', { name: by, title: name })}
      />
      <TextField
        label={labels.name}
        autoComplete="off"
        maxLength={LIMITS.title}
        value={form.name}
        onChange={(event) => setForm({ name: event.target.value })}
        {...(isWrong && { error: labels.required })}
      />
    </FormDialog>
  );
}
