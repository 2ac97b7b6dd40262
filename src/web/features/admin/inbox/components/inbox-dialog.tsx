import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { EditMerge } from '../../components/edit-merge.tsx';
import { Facts } from '../../components/facts.tsx';
import { Loaded, type LoadedProps } from '../../components/loaded.tsx';
import { useAdminWords } from '../../use-admin-words.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useEditForm } from '../../use-edit-form.ts';
import {
  type Box,
  ENTRY_WORDS,
  followUpOf,
  type InboxEntry,
  mailto,
  STATE_LOOKS,
  STATES,
  stateOf,
} from '../inbox.ts';
import { deleteEntry, markEntry, noteRow } from '../mutations.ts';
import { EntryFollowUp } from './entry-follow-up.tsx';
import styles from './inbox.module.css';
import { MessageReply } from './message-reply.tsx';
import { StoredSelect } from './stored-select.tsx';

interface InboxDialogProps {
  box: Box;
  query: LoadedProps<InboxEntry | null>['query'];
  title: string;
  facts: readonly (readonly [string, string | null])[];
  onClose: () => void;
}

export function InboxDialog({ box, query, title, facts, onClose }: InboxDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title={title}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.focus();
      }}
    >
      <Loaded query={query} none={<p role="alert">{t(ENTRY_WORDS[box].gone)}</p>}>
        {(entry) => <Entry box={box} entry={entry} title={title} facts={facts} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface EntryProps extends Omit<InboxDialogProps, 'query'> {
  entry: InboxEntry;
}

function Entry({ box, entry, title, facts, onClose }: EntryProps) {
  const { t } = useTranslation('admin');
  const words = ENTRY_WORDS[box];
  const [isDeleting, setIsDeleting] = useState(false);
  const { attempt: tryTo } = useAttempt();
  const attempt = (work: () => Promise<void>, done: string) =>
    tryTo(async () => {
      await work();
      toast({ title: done });
    }, t('saveFailed'));
  const mark = (value: string) =>
    attempt(
      () => markEntry(box, entry.id, stateOf(value)),
      t('marked', { state: t(STATE_LOOKS[stateOf(value)].text) }),
    );
  const remove = async () => {
    setIsDeleting(false);
    if (await attempt(() => deleteEntry(box, entry.id), t(words.deleted))) onClose();
  };
  return (
    <Stack gap={18}>
      <EntryText entry={entry} facts={facts} />
      <StoredSelect
        label={t('state')}
        value={stateOf(entry.status)}
        store={mark}
        options={STATES.map((value) => ({ value, label: t(STATE_LOOKS[value].text) }))}
      />
      <EntryFollowUp box={box} entry={entry} attempt={attempt} onUnread={onClose} />
      <MessageReply box={box} entry={entry} subject={title} />
      <InternalNote box={box} entry={entry} />
      <Button variant="danger" className={styles.admEntryDelete} onClick={() => setIsDeleting(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={t('deleteOf', { name: title })}
        description={t(words.deleteText)}
        confirmLabel={t('delete')}
        onConfirm={() => void remove()}
      />
    </Stack>
  );
}

function EntryText({ entry, facts }: { entry: InboxEntry } & Pick<EntryProps, 'facts'>) {
  const { t, language, when } = useAdminWords();
  return (
    <>
      <Row as="p" gap={14} rowGap={4} align="baseline" wrap className={styles.admEntryFrom}>
        <b>{entry.name}</b>
        <a className="link" href={mailto(entry.email)}>
          {entry.email}
        </a>
        <Note as="span" size="text">
          {when(entry.created_at)}
        </Note>
      </Row>
      <Facts
        facts={[
          [t('language'), new Intl.DisplayNames(language, { type: 'language' }).of(entry.language)] as const,
          ...facts,
        ].filter(([, value]) => value)}
      />
      <blockquote className={styles.admEntryText} lang={entry.language}>
        {entry.message || t('noMessage')}
      </blockquote>
    </>
  );
}

const NOTE = z.object({ note: z.string() });

function InternalNote({ box, entry }: { box: Box; entry: InboxEntry }) {
  const { t } = useTranslation('admin');
  const form = useEditForm({
    draft: `note-${entry.id}`,
    rules: () => NOTE,
    initial: { note: followUpOf(entry)?.note ?? '' },
    row: noteRow(box, entry.id),
    formOf: ({ note }) => ({ note }),
    save: async (_, typed) => {
      form.follow(await form.saveEdit(typed), typed);
      toast({ title: t('noteSaved') });
    },
  });
  return (
    <Stack as="form" gap={10} className={styles.admEntryForm} noValidate onSubmit={form.submit}>
      <TextArea label={t('note')} hint={t('noteHint')} {...form.field('note')} />
      <EditMerge merge={form.merge} />
      <FormFailure text={form.failure} />
      <Button type="submit" isBusy={form.isSaving}>
        {t('keepNote')}
      </Button>
    </Stack>
  );
}
