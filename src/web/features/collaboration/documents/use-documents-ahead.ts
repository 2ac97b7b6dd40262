import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNear } from '#domain/files/documents-ahead.ts';
import { useDeviceSettings } from '#web/offline/device-settings.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useToday, useWhenIdle } from '#web/ui/timing.ts';
import { documentsQuery } from './queries.ts';

/** Passes come one after the other: two at once would fetch a file twice, and the older one might name what has no room last. */
let passes = Promise.resolve();

/** The last pass of each trip: those before it, which have yet to begin, would follow outdated settings. */
const newest = new Map<string, symbol>();

/** Stores what the days ahead need; of every trip whose documents are read, removes what is of no use any more [PLUS-10]. */
export function useDocumentsAhead(tripId: string): void {
  const client = useQueryClient();
  const isOnline = useOnline();
  const settings = useDeviceSettings();
  const today = useToday();
  const { data: isWanted } = useQuery({
    ...tripQuery(tripId),
    enabled: false,
    select: (trip) => trip !== null && settings.days > 0 && isNear(trip, { today, days: settings.days }),
  });
  const isIdle = useWhenIdle(isWanted !== undefined);
  const isDue = isWanted === true && isIdle && isOnline;
  const { data: documents } = useQuery({ ...documentsQuery(tripId), enabled: isDue });
  useEffect(() => {
    const trip = client.getQueryData(tripQuery(tripId).queryKey);
    if (!isIdle || !documents?.length || !trip) return;
    const pass = Symbol();
    newest.set(tripId, pass);
    const store = async () => {
      if (newest.get(tripId) !== pass) return;
      const { makeRoom } = await import('./make-room.ts');
      await makeRoom(trip, documents);
      if (!isDue) return;
      const { storeDocumentsAhead } = await import('./store-ahead.ts');
      await storeDocumentsAhead(trip, documents, { ...settings, today });
    };
    passes = passes.then(store).catch(console.warn);
  }, [client, tripId, isIdle, isDue, documents, settings, today]);
  useEffect(() => {
    if (!isIdle || !isOnline || !documents?.length) return;
    import('./purged-files.ts')
      .then(({ removePurgedFiles }) => removePurgedFiles(documents))
      .catch(console.warn);
  }, [isIdle, isOnline, documents]);
}
