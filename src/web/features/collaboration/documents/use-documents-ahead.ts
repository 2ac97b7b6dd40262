import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentsAhead, isNear } from '#domain/files/documents-ahead.ts';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { type DeviceSettings, useDeviceSettings } from '#web/offline/device-settings.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { type TripDetails, tripQuery } from '#web/trip-data/queries.ts';
import { useWhenIdle } from '#web/ui/timing.ts';
import { documentsQuery } from './queries.ts';

export function useDocumentsAhead(tripId: string): void {
  const client = useQueryClient();
  const isOnline = useOnline();
  const settings = useDeviceSettings();
  const { data: isWanted = false } = useQuery({
    ...tripQuery(tripId),
    enabled: false,
    select: (trip) =>
      trip !== null &&
      settings.days > 0 &&
      isNear(trip, { today: Temporal.Now.plainDateISO(), days: settings.days }),
  });
  const isIdle = useWhenIdle(isWanted);
  const isDue = isWanted && isIdle && isOnline;
  const { data: documents } = useQuery({ ...documentsQuery(tripId), enabled: isDue });
  useEffect(() => {
    if (!isDue || !documents) return;
    const store = async () => {
      const trip = client.getQueryData(tripQuery(tripId).queryKey);
      if (trip) await storeDocumentsAhead(trip, documents, settings);
    };
    store().catch(console.warn);
  }, [client, tripId, isDue, documents, settings]);
}

async function storeDocumentsAhead(
  trip: TripDetails,
  documents: readonly DocumentRow[],
  { days, removed }: DeviceSettings,
): Promise<void> {
  const wanted = documents.filter(({ id, deleted_at }) => deleted_at === null && !removed.includes(id));
  const { keepOnDevice } = await import('./content.ts');
  const today = Temporal.Now.plainDateISO();
  // A file without room does not stop the others.
  for (const row of documentsAhead(wanted, trip, { today, days }))
    await keepOnDevice(trip.id, row).catch(console.warn);
}
