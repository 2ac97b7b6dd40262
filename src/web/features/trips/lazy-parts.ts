import { loadAreas } from '#i18n/i18n.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

async function load() {
  const [{ laterParts }] = await Promise.all([
    import('./later-parts.ts'),
    loadAreas('dashboard', 'map', 'collaborators'),
  ]);
  return laterParts;
}

/** Loads apart from the others, because it brings a zip library. */
export const ImportTripDialog = lazyPart(async () => {
  const [{ ImportTripDialog: Component }] = await Promise.all([
    import('./components/import-trip-dialog.tsx'),
    loadAreas('take-along'),
  ]);
  return Component;
});
export const TripDialog = lazyPart(async () => (await load()).TripDialog);
export const CopyTripDialog = lazyPart(async () => (await load()).CopyTripDialog);
export const DeleteTripDialog = lazyPart(async () => (await load()).DeleteTripDialog);
export const DeletedList = lazyPart(async () => (await load()).DeletedList);
