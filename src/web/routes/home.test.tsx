// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import type { ReadPublic } from '#web/data/public-page.ts';
import { EXAMPLE_TRIPS, HOME_THEMES } from '#web/features/explore/home/home-plans.ts';
import HomeRoute, { read } from './public/home.tsx';

vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: null }) }));
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('blog');
});

const THEMES = HOME_THEMES.map(({ slug }) => slug);
const SAMPLES = EXAMPLE_TRIPS.map(({ slug }) => slug);

/** Opens the home page; `published` are the slugs by table, a table without any can't be read. */
async function openHome(published: Record<string, readonly string[]>) {
  const reading: ReadPublic = async <Row,>({ path }: { path: string }) => {
    const slugs = published[path];
    if (!slugs) throw new Error('down');
    return slugs.map((slug) => ({ slug })) as Row[];
  };
  const request = { params: {}, query: new URLSearchParams(), language: 'fr' as const, read: reading };
  const loader = async () => ({ state: 'found', data: await read(request) });
  const routes = [{ path: '/', Component: HomeRoute, loader, HydrateFallback: () => null }];
  const page = await show(<RouterProvider router={createMemoryRouter(routes)} />);
  await until(() => expect(page.querySelector('h1')).not.toBeNull());
  const linked = (folder: string) =>
    [...page.querySelectorAll<HTMLAnchorElement>(`a[href^="/${folder}/"]`)].map(
      ({ pathname }) => pathname.split('/')[2],
    );
  return { themes: linked('voyages-a-theme'), samples: linked('carnets'), page };
}

it('[PUB-1] the home page leads to no theme and no example that supervisors have hidden or deleted', async () => {
  const shown = await openHome({ themes: THEMES.slice(1), sample_trips: SAMPLES.slice(0, 1) });
  expect(shown.themes).toEqual(THEMES.slice(1));
  expect(shown.samples).toEqual(SAMPLES.slice(0, 1));
});

it('[PUB-1] a section of the home page that would be empty is left out', async () => {
  const { page, themes } = await openHome({ themes: [], sample_trips: SAMPLES });
  expect(themes).toEqual([]);
  expect(page.querySelector('#themes-title')).toBeNull();
  expect(page.querySelector('#examples-title')).not.toBeNull();
});

it('[PUB-1] the home page shows all of them while they can’t be read', async () => {
  const { themes, samples } = await openHome({});
  expect(themes).toEqual(THEMES);
  expect(samples).toEqual(SAMPLES);
});
