import { withAreas } from '#i18n/i18n.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

async function load() {
  return (await withAreas(import('./later-parts.ts'), 'dashboard', 'map', 'collaborators')).laterParts;
}

/** Loads apart from the others, because it brings a zip library. */
export const ImportTripDialog = lazyPart(
  async () => (await withAreas(import('./components/import-trip-dialog.tsx'), 'take-along')).ImportTripDialog,
);
export const TripDialog = lazyPart(async () => (await load()).TripDialog);
export const CopyTripDialog = lazyPart(async () => (await load()).CopyTripDialog);
export const DeleteTripDialog = lazyPart(async () => (await load()).DeleteTripDialog);
export const DeletedList = lazyPart(async () => (await load()).DeletedList);
