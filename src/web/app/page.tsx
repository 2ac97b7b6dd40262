import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { Area } from '#i18n/areas.ts';
import { loadAreas } from '#i18n/i18n.ts';
import type { RouteHandle } from '#web/features/shell/model.ts';

export function titled(title: NonNullable<RouteHandle['title']>): RouteHandle {
  return { title };
}

/** Loads what surrounds signed-in pages, with the device's data. */
export async function loadSignedIn() {
  const { signedIn, deviceLoaded } = await import('./signed-in.ts');
  await deviceLoaded;
  return signedIn;
}

/** `loader` begins to read while the session is still checked. */
interface PageModule {
  default: ComponentType;
  loader?: LoaderFunction;
}

/** Loads a page with its texts, without which it would show keys, and the query cache. */
export function page(load: () => Promise<PageModule>, ...areas: Area[]) {
  return async () => {
    const [{ default: Page, loader }, { QueryProvider, UnreadInTitle }] = await Promise.all([
      load(),
      loadSignedIn(),
      loadAreas(...areas),
    ]);
    return {
      // Another panel of the trip reads nothing.
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
