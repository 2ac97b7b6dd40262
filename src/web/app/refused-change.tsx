import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changedColumns } from '#domain/item-rules.ts';
import { fieldOf } from '#domain/json.ts';
import { hasDates } from '#domain/trip-change.ts';
import { type TripCommand, writtenColumns } from '#domain/trip-commands/command.ts';
import { type AnyPatch, patchedRow } from '#domain/trip-commands/request.ts';
import { asNewRow, rebased, restoring, writtenBy } from '#domain/trip-commands/resend.ts';
import { isolated } from '#i18n/format.ts';
import { errorText } from '#i18n/i18n.ts';
import { newId, nextChangeId } from '#web/data/ids.ts';
import { queryClient } from '#web/data/query-client.ts';
import { lastChangeQuery } from '#web/features/collaboration/activity/queries.ts';
import { overwriteAreas, overwrittenText } from '#web/features/collaboration/live/overwrite-words.ts';
import { typedTexts } from '#web/forms/typed-texts.ts';
import { CopyTyped } from '#web/offline/copy-typed.tsx';
import { resend, resolveRefusal } from '#web/offline/outbox-sender.ts';
import { isPatch, namedColumns } from '#web/offline/patch-conflict.ts';
import { storedUserId } from '#web/session/stored-session.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useReopenForm } from '#web/trip-data/reopened-form.ts';
import { namesIn, peopleOf } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { RefusedEntry } from './refused-changes.tsx';
import styles from './refused-list.module.css';

/** Shows what was typed and tried, why and by whom it was refused, and what can be done. */
export function RefusedChange({ entry, onReopen }: { entry: RefusedEntry; onReopen: () => void }) {
  const { t } = useTranslation('offline');
  const { key, command, refusal, note } = entry;
  const tried = useTriedText(entry);
  const close = () => resolveRefusal(key);
  const dismiss = () => {
    close();
    removeUpload(command).catch(console.error);
  };
  const reopen = useReopenForm(entry);
  const description = useDescription(entry);
  const words = typedTexts(writtenBy(command));
  const rest = words.split('\n').filter((line) => line !== command.label);
  // Each of these actions decides about the entry.
  const actions = [
    ...choicesOf(entry).map(({ text, next }) => ({ label: t(text), onClick: () => next && resend(next) })),
    ...(note?.action ? [note.action] : []),
  ];
  return (
    <li className={styles.change}>
      <p className={styles.words}>
        <bdi>{command.label === '' ? tried : command.label}</bdi>
      </p>
      <p>
        {command.label !== '' && `${tried}. `}
        {description}
      </p>
      {!refusal.theirs && rest.length > 0 && (
        <p className={styles.rest}>
          <bdi>{rest.join('\n')}</bdi>
        </p>
      )}
      <Row as="p" gap={8} align="stretch" wrap className={styles.actions}>
        {reopen && !refusal.theirs && (
          <Button
            size="small"
            onClick={() => {
              onReopen();
              reopen();
            }}
          >
            {t('reopen')}
          </Button>
        )}
        {actions.map(({ label, onClick }) => (
          <Button
            key={label}
            size="small"
            onClick={() => {
              close();
              onClick();
            }}
          >
            {label}
          </Button>
        ))}
        <CopyTyped words={words} variant="quiet" />
      </Row>
      {!refusal.theirs && (
        <IconButton label={t('dismiss')} size="small" className={styles.close} onClick={dismiss}>
          <X />
        </IconButton>
      )}
    </li>
  );
}

/** Removes the bytes of a document that is not added: they would take the trip's room. Those of one that arrived stay, by the database's rule. */
async function removeUpload(command: TripCommand): Promise<void> {
  if (command.type !== 'add' || command.entity !== 'document') return;
  const { openStorage } = await import('#web/data/storage-client.ts');
  const storage = await openStorage();
  await storage.from('documents').remove([`${command.tripId}/${command.row.id}`]);
}

export function useTriedText({ command, refusal }: RefusedEntry): string {
  const { t } = useTranslation('offline');
  return refusal.key === 'deleted_since' ? t('deletedSince') : (command.failed ?? t('refused'));
}

/** Choices for a refused command: one to send instead, or its form, whichever page is open. */
function choicesOf({ command, refusal, note }: RefusedEntry) {
  const { theirs, key } = refusal;
  if (theirs && isPatch(command))
    return [
      { text: 'takeTheirs', next: null },
      { text: 'keepMine', next: rebased(command, nextChangeId(), theirs) },
    ] as const;
  // The ids are the same: should it have arrived after all, it exists once.
  if (key === 'server' || key === 'timeout') return [{ text: 'tryAgain', next: command }] as const;
  if (key === 'deleted_since') {
    const back = restoring(command, nextChangeId());
    return back ? [{ text: 'restore', next: back } as const] : [];
  }
  const trip = queryClient.getQueryData(tripQuery(command.tripId).queryKey);
  const members = trip ? peopleOf(trip).map(({ id }) => id) : undefined;
  const again = asNewRow(command, nextChangeId(), newId(), members);
  // Asked offline, a poll may arrive after its deadline, and would always be refused with it.
  const added =
    again?.entity === 'poll' && key === 'poll_deadline_past'
      ? { ...again, row: { ...again.row, closes_at: null } }
      : again;
  if (key === 'no_row') return added && isPatch(command) ? [{ text: 'saveAsNew', next: added } as const] : [];
  // The page's own action offers more than a retry.
  if (note?.action) return [];
  if (added && command.type === 'add') return [{ text: 'tryAgain', next: added }] as const;
  if (command.type !== 'batch')
    return [{ text: 'tryAgain', next: { ...command, id: nextChangeId() } }] as const;
  // Items move with the dates of their trip, or not at all.
  if (hasDates(command.changes)) return [];
  // A lenient batch leaves others' changes alone: all or nothing was refused once.
  const { count: _count, ...batch } = command;
  return [{ text: 'tryAgain', next: { ...batch, id: nextChangeId(), isLenient: true } }] as const;
}

/** Texts for a deleted row, by whose it was. */
const GONE = {
  unknown: 'offline:refusedGone',
  reader: 'offline:refusedGoneByYou',
  other: 'offline:refusedGoneBy',
} as const;
const CONFLICT = {
  unknown: 'offline:refusedConflict',
  reader: 'offline:refusedConflictByYou',
  other: 'offline:refusedConflictBy',
} as const;

/** Describes an entry; a conflict with the stored values. */
function useDescription(entry: RefusedEntry): string {
  const { command, refusal, note } = entry;
  const { theirs } = refusal;
  const table = isPatch(command) ? patchedRow(command).table : '';
  const { t, ready } = useTranslation(['offline', ...(theirs ? overwriteAreas(table) : [])]);
  const names = namesOfTrip(command.tripId);
  const author = useRefusalAuthor(entry);
  if (!ready) return '';
  const authorName = author && names.get(author);
  const who = author === storedUserId() ? 'reader' : authorName ? 'other' : 'unknown';
  const name = isolated(authorName ?? '');
  if (theirs && isPatch(command)) {
    const mine = writtenColumns(command);
    const fields = namedColumns(command, theirs).flatMap((name) => {
      const columns = { table, name, theirs: fieldOf(theirs, name), mine: fieldOf(mine, name) };
      return overwrittenText(columns, (id) => names.get(id) ?? null) ?? [];
    });
    return [t(CONFLICT[who], { name }), ...fields].join(' ');
  }
  if (note?.description) return note.description;
  return refusal.key === 'no_row' && isPatch(command) ? t(GONE[who], { name }) : errorText(refusal);
}

/** Names from the cache, on any page: the list is outside of the planner and its queries. */
function namesOfTrip(tripId: string): ReadonlyMap<string, string> {
  const trip = queryClient.getQueryData(tripQuery(tripId).queryKey);
  return trip ? namesIn(trip) : new Map();
}

/** Name of who caused the refusal; null while, and where, unknown. */
function useRefusalAuthor({ command, refusal }: RefusedEntry): string | null {
  const { theirs } = refusal;
  // Columns that are in conflict beside these may have another author.
  const [column] = theirs && isPatch(command) ? replacedIn(command, theirs) : [];
  const isAsked = isPatch(command) && (column !== undefined || refusal.key === 'no_row');
  const rowId = isPatch(command) ? (command.entity === 'member' ? command.row.user_id : command.row.id) : '';
  const query = lastChangeQuery(command.tripId, rowId, column);
  return useQuery({ ...query, enabled: isAsked }, queryClient).data ?? null;
}

const replacedIn = (patch: AnyPatch, theirs: object): string[] =>
  Object.keys(changedColumns(theirs, { ...patchedRow(patch).seen }));
