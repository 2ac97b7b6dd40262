import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { costKindOfTable } from '#domain/items.ts';
import { can } from '#domain/roles.ts';
import { NO_CHANGE } from '#domain/trip-change.ts';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import { tracksQuery } from '#web/features/maps/tracks/queries.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { costsOf, roleIn } from '#web/trip-data/trip.ts';
import { useTripChanges } from '#web/trip-data/use-trip-commands.ts';
import { Button } from '#web/ui/button.tsx';
import { documentsQuery } from '../documents/queries.ts';
import { type Activity, momentOf } from './activity-log.ts';

/** In ms, the period of `app.purge_deleted`. */
const RESTORABLE_MS = 30 * 24 * 3_600_000;

interface RestoreProps {
  entry: Activity;
  trip: TripDetails;
}

/** Restores items, expenses, documents, tracks for thirty days; owner and editors only. */
export function RestoreButton({ entry, trip }: RestoreProps) {
  const { user } = useSession();
  const isRestorable =
    entry.operation === 'DELETE' &&
    can(roleIn(trip, user?.id), 'edit_items') &&
    Temporal.Now.instant().epochMilliseconds - momentOf(entry) < RESTORABLE_MS;
  if (!isRestorable) return null;
  switch (entry.source ?? '') {
    case 'trip_documents':
      return <RestoreDocument entry={entry} trip={trip} />;
    case 'trip_tracks':
      return <RestoreTrack entry={entry} trip={trip} />;
    default:
      return <RestoreCost entry={entry} trip={trip} />;
  }
}

function RestoreCost({ entry, trip }: RestoreProps) {
  const { t } = useTranslation('collaborators');
  const { change } = useTripChanges(trip.id);
  const kind = costKindOfTable(entry.source ?? '');
  const { item_id: id, title } = entry;
  if (!kind || id === null || costsOf(trip).some((cost) => cost.id === id)) return null;
  const restore = () =>
    change(
      { ...NO_CHANGE, restored: [{ kind, id }] },
      { title: t('restored'), failed: t('restoreFailed'), names: [title ?? ''] },
    );
  return <Restore title={title} onRestore={restore} />;
}

function RestoreDocument({ entry, trip }: RestoreProps) {
  const { data } = useQuery(documentsQuery(trip.id));
  const row = data?.find(isDeletedIn(entry));
  const command = row && ({ type: 'patch', entity: 'document', label: row.name, row, to: THERE } as const);
  return command && <RestoreMarked tripId={trip.id} command={command} />;
}

function RestoreTrack({ entry, trip }: RestoreProps) {
  const { data } = useQuery(tracksQuery(trip.id));
  const row = data?.find(isDeletedIn(entry));
  const command = row && ({ type: 'patch', entity: 'track', label: row.title, row, to: THERE } as const);
  return command && <RestoreMarked tripId={trip.id} command={command} />;
}

const THERE = { deleted_at: null };

const isDeletedIn =
  ({ item_id }: Activity) =>
  ({ id, deleted_at }: { id: string; deleted_at: string | null }) =>
    id === item_id && deleted_at !== null;

function RestoreMarked({ tripId, command }: { tripId: string; command: NewTripCommand }) {
  const { t } = useTranslation('collaborators');
  const send = useSubmitCommand(tripId);
  const restore = () => send(command, { done: { title: t('restored') }, failed: t('restoreFailed') });
  return <Restore title={command.label} onRestore={restore} />;
}

function Restore({ title, onRestore }: { title: string | null; onRestore: () => void }) {
  const { t } = useTranslation('collaborators');
  return (
    <Button
      size="small"
      variant="line"
      aria-label={t('restoreItem', { title: title ?? '' })}
      onClick={onRestore}
    >
      {t('restore')}
    </Button>
  );
}
