import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Area } from '#i18n/areas.ts';
import { loadAreas } from '#i18n/i18n.ts';
import type { RouteHandle } from '#web/features/shell/model.ts';

/** A page's title, by its key. */
export function titled(title: NonNullable<RouteHandle['title']>): RouteHandle {
  return { title };
}

/** What stands around the pages of who is signed in, and runs beside them; the device's part of their data is loaded with it. */
export async function loadSignedIn() {
  const { signedIn, deviceLoaded } = await import('./signed-in.ts');
  await deviceLoaded;
  return signedIn;
}

/** A module of a page: its default export, and what starts to read its data while it is still asked who is signed in. */
interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
}

/** Loads a page, the areas of text without which it would show keys, and the cache of its data. */
export function page(load: () => Promise<PageModule>, ...areas: Area[]) {
  return async () => {
    const [{ default: Page, loader }, { QueryProvider, UnreadInTitle }] = await Promise.all([
      load(),
      loadSignedIn(),
      loadAreas(...areas),
    ]);
    return {
      // Another panel of the same trip is another address, and reads nothing.
      ...(loader && { loader, shouldRevalidate: () => false }),
      element: (
        <QueryProvider>
          <UnreadInTitle />
          <Page />
        </QueryProvider>
      ),
    };
  };
}
