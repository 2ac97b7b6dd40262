import { loadAreas } from '#i18n/i18n.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** Readers are loaded with the first file of their type. */
export const ImportDialog = lazyPart(async () => {
  const [{ ImportDialog: Dialog }] = await Promise.all([
    import('./components/import-dialog.tsx'),
    loadAreas('imports', 'map'),
  ]);
  return Dialog;
});
