import { loadAreas } from '#i18n/i18n.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

async function load() {
  const [{ laterParts }] = await Promise.all([
    import('./later-parts.ts'),
    loadAreas('dashboard', 'map', 'collaborators'),
  ]);
  return laterParts;
}

/** Makes a trip of a file; with the library that unpacks it, by itself. */
export const ImportTripDialog = lazyPart(async () => {
  const [{ ImportTripDialog: Component }] = await Promise.all([
    import('./components/import-trip-dialog.tsx'),
    loadAreas('take-along'),
  ]);
  return Component;
});
/** The form of a trip. */
export const TripDialog = lazyPart(async () => (await load()).TripDialog);
/** Asks when a copy of a trip begins. */
export const CopyTripDialog = lazyPart(async () => (await load()).CopyTripDialog);
/** Asks before a trip is deleted. */
export const DeleteTripDialog = lazyPart(async () => (await load()).DeleteTripDialog);
/** The deleted trips of the last thirty days. */
export const DeletedList = lazyPart(async () => (await load()).DeletedList);
