import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListEntryRow } from '#domain/trip-commands/command.ts';
import { useDraftForm } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { type ListOnScreen, lastOfGroup } from '../list-entries.ts';
import { textError } from '../list-form.ts';
import styles from '../lists.module.css';
import { readEntries, type TypedEntry } from '../read-entries.ts';

interface NewEntryProps {
  tripId: string;
  list: ListOnScreen;
  onAdd: (after: ListEntryRow | undefined, entries: readonly TypedEntry[]) => void;
}

/** One line and a button: an entry is there at once, and the field is ready for the next. Several lines may be pasted. */
export function NewEntry({ tripId, list, onAdd }: NewEntryProps) {
  const { t } = useTranslation('lists');
  const field = useRef<HTMLInputElement>(null);
  const [{ text }, setDraft] = useDraftForm(`new-entry-${tripId}-${list.id}`, { text: '' });
  const [error, setError] = useState<ReturnType<typeof textError>>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const groups = list.entries.filter(({ is_heading }) => is_heading);
  // The last group, unless one is chosen that is still there.
  const group = groups.find(({ id }) => id === chosen) ?? groups.at(-1);

  const add = (typed: string) => {
    const wrong = textError(typed.split('\n').length > 1 ? typed.slice(0, 1) : typed);
    setError(wrong);
    field.current?.focus();
    if (wrong) return;
    onAdd(lastOfGroup(list.entries, group?.id ?? null), readEntries(typed));
    setDraft({ text: '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(text);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <form className={styles.newEntry} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={t('newEntry')}
        placeholder={t('newEntryExample')}
        autoComplete="off"
        value={text}
        {...(error && { error: t(error) })}
        onPaste={paste}
        onChange={(event) => {
          setDraft({ text: event.target.value });
          setError(null);
        }}
      />
      {groups.length > 1 && (
        <SelectField
          label={t('group')}
          options={groups.map(({ id, text: label }) => ({ value: id, label }))}
          value={group?.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <Button type="submit" icon={<Plus aria-hidden="true" />}>
        {t('add')}
      </Button>
    </form>
  );
}
