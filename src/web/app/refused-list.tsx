import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { patchedRow } from '#domain/trip-commands/request.ts';
import { asNewRow, rebased, writtenBy } from '#domain/trip-commands/resend.ts';
import { errorText } from '#i18n/error-text.ts';
import { nextChangeId } from '#web/data/command-ids.ts';
import { newId } from '#web/data/new-id.ts';
import { queryClient } from '#web/data/query-client.ts';
import {
  columnLabel,
  overwriteAreas,
  valueInWords,
} from '#web/features/collaboration/live/overwrite-words.ts';
import { typedTexts } from '#web/forms/typed-texts.ts';
import { resend, resolveRefusal } from '#web/offline/outbox-sender.ts';
import { isPatch } from '#web/offline/patch-conflict.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { nameOf, peopleOf } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/corner-notice.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { RefusedEntry } from './refused-changes.tsx';

/** Refused commands, each with why and what can be done about it. */
export function RefusedList({ entries }: { entries: readonly RefusedEntry[] }) {
  const { t } = useTranslation('offline');
  return (
    // An open dialog hides everything outside it from screen readers, but for what has `aria-live`.
    <section className={styles.corner} aria-label={t('refusedRegion')} aria-live="polite" data-print="none">
      <ul>
        {entries.map((entry) => (
          <RefusedChange key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function RefusedChange({ entry }: { entry: RefusedEntry }) {
  const { t } = useTranslation('offline');
  const { key, command, refusal, note } = entry;
  const { label, failed } = command;
  const close = () => resolveRefusal(key);
  const description = useDescription(entry);
  return (
    <li className={styles.notice}>
      <p>
        <b>{failed ?? t('refused')}</b>
        {label !== '' && <> · {label}</>}
      </p>
      <p>{description}</p>
      <p className={styles.actions}>
        {choicesOf(entry).map(({ text, next }) => (
          <Button
            key={text}
            size="small"
            onClick={() => {
              close();
              if (next) resend(next);
            }}
          >
            {t(text)}
          </Button>
        ))}
        {note?.action && (
          <Button
            size="small"
            onClick={() => {
              close();
              note.action?.onClick();
            }}
          >
            {note.action.label}
          </Button>
        )}
        <CopyButton entry={entry} />
      </p>
      {!refusal.theirs && (
        <IconButton label={t('dismiss')} size="small" className={styles.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** What can be done about a refusal: a command to send in its place, or nothing more. */
function choicesOf({ command, refusal, note }: RefusedEntry) {
  const { theirs } = refusal;
  if (theirs && isPatch(command))
    return [
      { text: 'takeTheirs', next: null },
      { text: 'keepMine', next: rebased(command, nextChangeId(), theirs) },
    ] as const;
  // The same again, with the same ids: should it have arrived after all, it is there once.
  if (refusal.key === 'server' || refusal.key === 'timeout')
    return [{ text: 'tryAgain', next: command }] as const;
  const added = asNewRow(command, nextChangeId(), newId());
  if (added && isPatch(command) && refusal.key === 'no_row')
    return [{ text: 'saveAsNew', next: added }] as const;
  if (added && command.type === 'add' && !note?.action) return [{ text: 'tryAgain', next: added }] as const;
  return [];
}

/** Why it was refused; of a conflict, what is stored in place of what was written. */
function useDescription({ command, refusal, note }: RefusedEntry): string {
  const { theirs } = refusal;
  const table = isPatch(command) ? patchedRow(command).table : '';
  const { t, ready } = useTranslation(['offline', ...(theirs ? overwriteAreas(table) : [])]);
  if (!ready) return '';
  if (theirs && isPatch(command)) {
    const inWords = (name: string, value: unknown) =>
      valueInWords(name, value, (id) => memberName(command.tripId, id));
    const fields = Object.entries(theirs).map(([name, value]) =>
      t('collaborators:overwrittenField', {
        field: columnLabel(table, name) ?? name,
        theirs: inWords(name, value),
        mine: inWords(name, Reflect.get(command.to, name)),
      }),
    );
    return [t('offline:refusedConflict'), ...fields].join(' ');
  }
  if (note?.description) return note.description;
  return refusal.key === 'no_row' && isPatch(command) ? t('offline:refusedGone') : errorText(refusal);
}

function memberName(tripId: string, id: string): string | null {
  const trip = queryClient.getQueryData(tripQuery(tripId).queryKey);
  const person = trip && peopleOf(trip).find((one) => one.id === id);
  return person ? nameOf(person) : null;
}

function CopyButton({ entry: { command } }: { entry: RefusedEntry }) {
  const { t } = useTranslation('offline');
  const words = typedTexts(writtenBy(command));
  if (words === '') return null;
  return (
    <Button size="small" variant="quiet" onClick={() => void navigator.clipboard.writeText(words)}>
      {t('copy')}
    </Button>
  );
}
