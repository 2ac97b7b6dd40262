import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { usersQuery } from '../../queries.ts';
import { nameOfUser } from '../../use-admin-words.ts';
import { type Box, ENTRY_WORDS, followUpOf, type InboxEntry } from '../inbox.ts';
import { followUp } from '../mutations.ts';
import styles from './inbox.module.css';
import { StoredSelect } from './stored-select.tsx';

interface EntryFollowUpProps {
  box: Box;
  entry: InboxEntry;
  attempt: (work: () => Promise<void>, done: string) => Promise<boolean>;
  onUnread: () => void;
}

/** Marks the entry as read when it opens. */
export function EntryFollowUp({ box, entry, attempt, onUnread }: EntryFollowUpProps) {
  const { t } = useTranslation('admin');
  const words = ENTRY_WORDS[box];
  const { data } = useQuery(
    usersQuery({ role: 'supervisor', sort: 'name', descending: false, page: 1, size: 100 }),
  );
  const { is_read = false, assigned_to = null, assignee = null } = followUpOf(entry) ?? {};
  const people = (data?.rows ?? [])
    .filter(({ id, is_banned }) => id === assigned_to || !is_banned)
    .map((user) => ({ value: user.id, label: nameOfUser(user) }));
  // Who is no supervisor any more can be replaced, too.
  if (assigned_to !== null && !people.some(({ value }) => value === assigned_to))
    people.push({ value: assigned_to, label: (assignee && nameOfUser(assignee)) || t('goneSupervisor') });
  const opened = useRef('');
  const marking = useRef(Promise.resolve());
  useEffect(() => {
    // Synchronises the read mark with the screen; once, so that it can be removed.
    if (opened.current === entry.id) return;
    opened.current = entry.id;
    // The next opening tries again.
    if (!is_read) marking.current = followUp(box, entry.id, { is_read: true }).catch(() => {});
  }, [box, entry.id, is_read]);
  const assign = (id: string) =>
    attempt(
      () => followUp(box, entry.id, { assigned_to: id || null }),
      t(id ? words.assigned : words.unassigned),
    );
  const unread = async () => {
    // The mark of the opening, if stored later, would undo it.
    await marking.current;
    if (await attempt(() => followUp(box, entry.id, { is_read: false }), t(words.markedUnread))) onUnread();
  };
  return (
    <div className={styles.admFollowUp}>
      <StoredSelect
        label={t('assignedTo')}
        value={assigned_to ?? ''}
        store={assign}
        options={[{ value: '', label: t('assignedToNobody') }, ...people]}
      />
      <Button variant="quiet" onClick={() => void unread()}>
        {t('markUnread')}
      </Button>
    </div>
  );
}
