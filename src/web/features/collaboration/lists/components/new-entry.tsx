import { Plus } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ListEntryRow } from '#domain/trip-commands/command.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import { type ListOnScreen, lastOfGroup } from '../list-entries.ts';
import { textRule, useTextMessages } from '../list-form.ts';
import { readEntries, type TypedEntry } from '../read-entries.ts';
import styles from './lists.module.css';

interface NewEntryProps {
  tripId: string;
  list: ListOnScreen;
  onAdd: (after: ListEntryRow | undefined, entries: readonly TypedEntry[]) => void;
}

const NEW_ENTRY = z.object({ text: textRule });

/** Pasted lines become an entry each, with what was typed around them. */
export function NewEntry({ tripId, list, onAdd }: NewEntryProps) {
  const { t } = useTranslation('lists');
  const [chosen, setChosen] = useState<string | null>(null);
  const groups = list.entries.filter(({ is_heading }) => is_heading);
  // The last group is chosen, unless the person chose one that still exists.
  const group = groups.find(({ id }) => id === chosen) ?? groups.at(-1);

  const messages = useTextMessages();
  const add = (typed: string) => {
    onAdd(lastOfGroup(list.entries, group?.id ?? null), readEntries(typed));
    form.setFocus('text');
    form.restart({ text: '' });
  };
  const form = useStoredForm<{ text: string }>({
    draft: `new-entry-${tripId}-${list.id}`,
    initial: { text: '' },
    rules: () => NEW_ENTRY,
    messages,
    save: ({ text }) => add(text),
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const end = value.length;
    add(value.slice(0, selectionStart ?? end) + pasted + value.slice(selectionEnd ?? end));
  };
  return (
    <Row as="form" gap={10} align="end" wrap className={styles.newEntry} noValidate onSubmit={form.submit}>
      <TextField
        label={t('newEntry')}
        placeholder={t('newEntryExample')}
        autoComplete="off"
        onPaste={paste}
        {...form.field('text')}
      />
      {groups.length > 1 && (
        <SelectField
          label={t('group')}
          options={groups.map(({ id, text: label }) => ({ value: id, label }))}
          value={group?.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <Button type="submit" icon={<Plus />}>
        {t('add')}
      </Button>
    </Row>
  );
}
