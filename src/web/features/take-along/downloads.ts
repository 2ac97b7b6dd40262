import { writeGpx, writeKml } from '#domain/place-files/gpx-kml.ts';
import { tripPlaces } from '#domain/place-files/trip-places.ts';
import { PRODUCT } from '#domain/product.ts';
import { fileName } from '#domain/text.ts';
import { i18n } from '#i18n/i18n.ts';
import { toLanguage } from '#i18n/languages.ts';
import { queryClient } from '#web/data/query-client.ts';
import { failureText } from '#web/data/request.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, nameOf, peopleOf } from '#web/trip-data/trip.ts';
import { downloadFile } from '#web/ui/download-file.ts';
import { toast } from '#web/ui/toasts.ts';
import { ContentError } from '../collaboration/documents/content.ts';
import { tracksQuery } from '../maps/tracks/queries.ts';
import { trackParts } from '../maps/tracks/track-line.ts';
import { costsCsv } from './costs-csv.ts';
import { archiveTrip } from './trip-archive.ts';

export type TakeAlongFormat = 'trip' | 'gpx' | 'kml' | 'costs';

interface Download {
  name: string;
  content: Blob;
  missing?: readonly string[];
}

/** Reads the trip file again and takes the other formats from the screen; shows a toast. */
export async function downloadTrip(trip: TripDetails, format: TakeAlongFormat): Promise<void> {
  try {
    const file = await WRITERS[format](trip);
    if (!file) return;
    downloadFile(file.name, file.content);
    if (file.missing?.length)
      toast({
        title: i18n.t('take-along:savedWithout', { count: file.missing.length }),
        description: file.missing.join(', '),
        variant: 'destructive',
        duration: Number.POSITIVE_INFINITY,
      });
    else toast({ title: i18n.t('take-along:saved'), description: file.name });
  } catch (error) {
    const description = error instanceof ContentError ? i18n.t('take-along:unreachable') : failureText(error);
    toast({ title: i18n.t('trip:fileFailed'), description, variant: 'destructive' });
  }
}

const WRITERS: Record<TakeAlongFormat, (trip: TripDetails) => Promise<Download | null> | Download | null> = {
  trip: async (trip) => {
    const people = [
      ...peopleOf(trip).map((person) => ({ id: person.id, name: nameOf(person) })),
      ...trip.trip_former_members.map(({ user_id: id, name }) => ({ id, name })),
    ];
    const { content, missing } = await archiveTrip(trip.id, people, (number, count) =>
      toast({
        title: i18n.t('take-along:packing'),
        description: i18n.t('take-along:packingDocument', { number, count }),
        duration: Number.POSITIVE_INFINITY,
      }),
    );
    return { ...made(trip.title, `${PRODUCT.key}.zip`, 'application/zip', content), missing };
  },
  gpx: (trip) => placesFile(trip, 'gpx', 'application/gpx+xml', writeGpx),
  kml: (trip) => placesFile(trip, 'kml', 'application/vnd.google-earth.kml+xml', writeKml),
  costs: (trip) => {
    if (costsOf(trip).some((cost) => cost.kind !== 'note' && Number(cost.price) > 0)) {
      const title = i18n.t('take-along:costsName', { title: trip.title });
      return made(title, 'csv', 'text/csv;charset=utf-8', costsCsv(trip, toLanguage(i18n.language)));
    }
    toast({ title: i18n.t('take-along:noCosts'), description: i18n.t('take-along:noCostsText') });
    return null;
  },
};

async function placesFile(trip: TripDetails, extension: string, type: string, write: typeof writeGpx) {
  const places = tripPlaces(trip.items);
  const stored = await queryClient.fetchQuery({ ...tracksQuery(trip.id), staleTime: 0 });
  const tracks = stored
    .filter(({ deleted_at }) => deleted_at === null)
    .map(({ title, line }) => ({ title, parts: trackParts(line) }));
  if (places.length + tracks.length > 0)
    return made(trip.title, extension, type, write(trip.title, places, tracks));
  toast({ title: i18n.t('take-along:noPlaces'), description: i18n.t('take-along:noPlacesText') });
  return null;
}

const made = (title: string, extension: string, type: string, content: BlobPart): Download => ({
  name: fileName(title, i18n.t('take-along:fallbackName'), extension),
  content: new Blob([content], { type }),
});
