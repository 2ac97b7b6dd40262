import type { ComponentType } from 'react';
import type { Area } from '#i18n/areas.ts';
import { loadAreas } from '#i18n/i18n.ts';
import type { RouteHandle } from '#web/features/shell/model.ts';

/** A page's title, by its key. */
export function titled(title: NonNullable<RouteHandle['title']>): RouteHandle {
  return { title };
}

/**
 * Loads a page by its module's default export, the areas of text without which it would show keys, and the cache
 * of its data.
 */
export function page(load: () => Promise<{ default: ComponentType }>, ...areas: Area[]) {
  return async () => {
    const [{ default: Page }, { QueryProvider }] = await Promise.all([
      load(),
      import('#web/data/query-provider.tsx'),
      loadAreas(...areas),
    ]);
    return {
      element: (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  };
}

/** The pages of travellers and what stands around them. */
export const loadTravelPages = async () => (await import('#web/routes/travel-pages.ts')).travelPages;

/** Loads the dashboard or a trip, with the areas of text without which it would show keys. */
export function travelPage(name: 'dashboard' | 'trip', ...areas: Area[]) {
  return async () => {
    const [{ QueryProvider, [name]: travel }] = await Promise.all([loadTravelPages(), loadAreas(...areas)]);
    const { Page, loader } = travel;
    return {
      loader,
      // Another panel of the same trip is another address, and reads nothing.
      shouldRevalidate: () => false,
      element: (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  };
}
