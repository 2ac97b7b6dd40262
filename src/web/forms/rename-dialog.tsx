import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { trimmed } from '#domain/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { groupsOf } from './merge-forms.ts';
import { MergeNotice } from './merge-notice.tsx';
import { StoredFormDialog } from './stored-form-dialog.tsx';
import { useMergedForm } from './use-merged-form.ts';
import { renameDraftName } from './use-renamed.ts';
import { useStoredForm } from './use-stored-form.ts';

interface RenameDialogProps {
  /** As of `useRenamed`. */
  scope: string;
  id: string;
  name: string;
  /** Name as stored; null: deleted by somebody. */
  stored: string | null;
  labels: Readonly<Record<'title' | 'name' | 'required', string>>;
  onSave: (name: string) => void;
  onClose: () => void;
}

const FIELDS = groupsOf<{ name: string }>(['name']);

/** Renames what others may rename or delete, too. Drafts as [SHELL-5]. */
export function RenameDialog({ scope, id, name, stored, labels, onSave, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['trip', 'collaborators']);
  const form = useStoredForm<{ name: string }>({
    draft: renameDraftName(scope, id),
    initial: { name },
    rules: () => z.object({ name: z.string().check(z.overwrite(trimmed), z.minLength(1, labels.required)) }),
    save: ({ name: next }) => {
      if (stored !== null && next !== stored) onSave(next);
      onClose();
    },
  });
  const merged = useMergedForm(form, {
    opened: form.seen(),
    stored: stored === null ? null : { name: stored },
    groups: FIELDS,
  });
  return (
    <StoredFormDialog
      form={form}
      title={labels.title}
      size="small"
      submitLabel={merged.isGone ? t('trip:close') : t('trip:save')}
      onClose={onClose}
    >
      <MergeNotice
        id={id}
        merged={merged}
        labelOf={() => labels.name}
        theirsOf={() => stored ?? ''}
        goneText={(by) => t('collaborators:goneRestorable', { name: by, title: name })}
      />
      <TextField label={labels.name} autoComplete="off" maxLength={LIMITS.title} {...form.field('name')} />
    </StoredFormDialog>
  );
}
