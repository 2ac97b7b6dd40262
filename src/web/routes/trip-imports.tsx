import { useRef, useState } from 'react';
import type { TrackRow } from '#domain/trip-commands/command.ts';
import { loadAreas, withAreas } from '#i18n/i18n.ts';
import { queryClient } from '#web/data/query-client.ts';
import type { AttachedFile } from '#web/features/imports/use-attached-files.ts';
import type { ImportsOfPlanner } from '#web/features/planner/planner-parts.ts';
import { forgetHandedFiles } from '#web/offline/handed-files.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const PlaceMap = lazyPart(
  async () => (await withAreas(import('#web/features/maps/components/place-map.tsx'), 'map')).PlaceMap,
);

async function loadWriters() {
  const [{ addFiles }, { knownDocuments }, { addTracks }] = await Promise.all([
    import('#web/features/collaboration/documents/add-files.ts'),
    import('#web/features/collaboration/documents/queries.ts'),
    import('#web/features/maps/tracks/mutations.ts'),
    loadAreas('documents', 'map'),
  ]);
  return { addFiles, knownDocuments, addTracks };
}

/** Reads files into items, and makes them documents of these [PLUS-13]. */
export function TripImports({ trip, view }: { trip: TripDetails; view: ImportsOfPlanner }) {
  const tripId = trip.id;
  const { user } = useSession();
  // Parts come with the dialog: there may be no network later.
  const [loading] = useState(() => {
    const writers = loadWriters();
    writers.catch(console.warn);
    return writers;
  });
  const attachAll = async (attached: readonly AttachedFile[]): Promise<void> => {
    const { addFiles, knownDocuments } = await loading;
    const stored = await knownDocuments(tripId);
    for (const { file, itemId } of attached) {
      // An undone item takes its file along.
      const isWanted = () => visibleTrip(queryClient, tripId)?.items.some(({ id }) => id === itemId) ?? false;
      const place = { tripId, itemId, userId: user?.id ?? '' };
      await addFiles(place, [file], stored, { isQuiet: true, isWanted });
    }
  };
  const attaching = useRef(new Set<File>());
  const attach = (attached: readonly AttachedFile[]) => {
    for (const { file } of attached) attaching.current.add(file);
    attachAll(attached).catch(console.error);
  };
  const close = () => {
    // Those that become documents are needed until they are uploaded.
    forgetHandedFiles(view.files.filter((file) => !attaching.current.has(file))).catch(console.warn);
    view.onClose();
  };
  const takeTracks = (rows: readonly TrackRow[]) =>
    void loading.then(({ addTracks }) => addTracks(tripId, rows)).catch(console.error);
  return (
    <ImportDialog
      trip={trip}
      {...view}
      map={(found) => <PlaceMap {...found} />}
      onTakeTracks={takeTracks}
      onAttach={attach}
      onClose={close}
    />
  );
}

/**
 * Dialog of an import; readers are loaded with the first file of their type. The map's part comes with it, without its library: its
 * rules, if they came with the first places, would lay out the whole page again before these are shown.
 */
const ImportDialog = lazyPart(async () => {
  const [{ ImportDialog: Dialog }] = await Promise.all([
    import('#web/features/imports/components/import-dialog.tsx'),
    loadAreas('imports', 'map'),
    PlaceMap.ready(),
  ]);
  return Dialog;
});
