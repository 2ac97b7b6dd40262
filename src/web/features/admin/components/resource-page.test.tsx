// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Tables } from '#db/database.types.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { airportsQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { ResourcePage } from './resource-page.tsx';

interface Asked {
  search: string;
  country: string;
  sort: string;
  descending: boolean;
  page: number;
  size: number;
  ids?: string[];
}

const AIRPORTS: Tables<'airports'>[] = Array.from({ length: 207 }, (_, index) => ({
  iata: `A${String(index).padStart(3, '0')}`,
  icao: null,
  name: `Airport ${index}`,
  city: index === 0 ? '=1+1' : `Town ${206 - index}`,
  city_fr: null,
  country_iso_a2: index < 30 ? 'PT' : 'FR',
  lat: 0,
  lng: 0,
  time_zone: null,
  name_words: '',
  updated_at: '2026-11-20T10:00:00Z',
}));

/** Answers as the database does; `fails` answers an error in its place, `isEmpty` no rows. */
const api = { requests: [] as Asked[], fails: false, isEmpty: false };

function answer(asked: Asked) {
  api.requests.push(asked);
  if (api.fails) return { data: null, error: { message: 'no' }, status: 400 };
  const rows = (api.isEmpty ? [] : AIRPORTS).filter(
    ({ name, country_iso_a2 }) => name.includes(asked.search) && [country_iso_a2, ''].includes(asked.country),
  );
  if (asked.descending) rows.reverse();
  const first = (asked.page - 1) * asked.size;
  const page = asked.ids
    ? rows.filter(({ iata }) => asked.ids?.includes(iata))
    : rows.slice(first, first + asked.size);
  return {
    data: { rows: page, total: rows.length, isMore: false, ids: rows.map(({ iata }) => iata) },
    error: null,
  };
}

vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({
    rpc: (_: string, asked: Asked) => ({ abortSignal: async () => answer(asked) }),
  }),
}));

const published: string[] = [];

const RESOURCE: Resource<Tables<'airports'>> = {
  title: 'Airports',
  query: ({ asked, filter }) => airportsQuery({ ...asked, country: filter('country') }),
  keyOf: ({ iata }) => iata,
  nameOf: ({ name }) => name,
  sort: 'name',
  search: 'Search',
  filters: [{ name: 'country', label: 'Country', all: 'All', options: [{ value: 'PT', label: 'Portugal' }] }],
  empty: { title: 'None', text: 'They come with the data.' },
  columns: [
    { label: 'Name', sort: 'name', look: 'main', cell: ({ name }) => name, under: ({ city }) => city },
    { label: 'City', look: 'wide', cell: ({ city }) => city },
  ],
  csv: [
    { label: 'Name', value: ({ name }) => name },
    { label: 'City', value: ({ city }) => city },
  ],
  actions: [
    { icon: Pencil, label: (name) => `Edit ${name}`, dialog: 'edit', isFor: ({ iata }) => iata !== 'A001' },
  ],
  bulk: [
    {
      label: 'Publish',
      run: async (rows) => {
        published.push(...rows.map(({ iata }) => iata));
        return true;
      },
    },
  ],
  dialogs: {
    edit: ({ rows: [row], close, deselect }) => (
      <dialog open aria-label={row?.name}>
        <button type="button" onClick={close}>
          Close
        </button>
        <button type="button" onClick={deselect}>
          Delete
        </button>
      </dialog>
    ),
  },
};

const show = reactPage();
beforeAll(async () => {
  notifyManager.setScheduler(queueMicrotask);
  await initI18n('en');
  await loadAreas('admin');
});
beforeEach(() => Object.assign(api, { requests: [], fails: false, isEmpty: false }));

async function open(address: string) {
  const router = createMemoryRouter(
    [{ path: '/airports', Component: () => <ResourcePage resource={RESOURCE} /> }],
    { initialEntries: [address] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = await show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await until(() => expect(page.querySelector('table, [role=alert], h2')).not.toBeNull());
  const control = (name: string) =>
    [...page.querySelectorAll<HTMLElement>('button, input, select')].find(
      (found) => (found.getAttribute('aria-label') ?? found.textContent) === name,
    );
  return {
    page,
    control,
    press: async (name: string) => {
      expect(control(name), name).toBeDefined();
      await act(async () => control(name)?.click());
    },
    address: () => router.state.location.search,
    names: () => [...page.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent ?? ''),
  };
}

it('[ADMIN-5] a list is sorted by the heads of its columns, which say so, and its address holds the order', async () => {
  const { page, press, address, names } = await open('/airports');
  const head = () => page.querySelector('th[aria-sort]')?.getAttribute('aria-sort');
  expect([page.querySelectorAll('th[aria-sort]').length, head()]).toEqual([1, 'ascending']);
  await press('Name');
  await until(() => expect(names()[0]).toBe('Airport 206'));
  expect([head(), address()]).toEqual(['descending', '?sort=-name']);
  await press('Name');
  await until(() => expect(names()[0]).toBe('Airport 0'));
  expect(head()).toBe('ascending');
});

it('[ADMIN-5] a list is turned page by page up to its last one', async () => {
  const { page, press, control, address, names } = await open('/airports');
  expect([names().length, page.querySelector('output')?.textContent]).toEqual([25, '1 – 25 of 207']);
  expect(control('Previous page')).toHaveProperty('disabled', true);
  await press('Next page');
  await until(() => expect(names()[0]).toBe('Airport 25'));
  expect(address()).toBe('?page=2');
  const last = await open('/airports?page=9');
  expect([last.names().length, last.control('Next page')]).toEqual([
    7,
    expect.objectContaining({ disabled: true }),
  ]);
});

it('[ADMIN-5] a filter goes back to the first page; where nothing matches, a button shows all again', async () => {
  const { page, control, press, address, names } = await open('/airports?page=2');
  const filter = control('Country') as HTMLSelectElement;
  await act(async () => {
    filter.value = 'PT';
    filter.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => expect(page.querySelector('output')?.textContent).toBe('1 – 25 of 30'));
  expect([address(), names()[0]]).toEqual(['?country=PT', 'Airport 0']);

  const none = await open('/airports?q=Orly');
  expect([none.page.querySelector('h2')?.textContent, none.page.querySelector('table')]).toEqual([
    'Nothing matches',
    null,
  ]);
  expect(none.page.querySelector('output')?.textContent).toBe('Nothing matches');
  await press('Show all');
  await until(() => expect(names()).toHaveLength(25));
});

it('[ADMIN-3] a page that has no rows any more gives way to the last one that has', async () => {
  const { names, address } = await open('/airports?country=PT&page=3');
  await until(() => expect(names()).toHaveLength(5));
  expect(address()).toBe('?country=PT&page=2');
  api.isEmpty = true;
  const none = await open('/airports?page=2');
  await until(() => expect(none.page.querySelector('h2')?.textContent).toBe('None'));
});

it('[ADMIN-3] a list that can’t be fetched says why, and is tried again', async () => {
  api.fails = true;
  const { page, press, names } = await open('/airports');
  expect(page.querySelector('[role=alert] h2')?.textContent).toBe('Loading failed.');
  api.fails = false;
  await press('Try again');
  await until(() => expect(names()).toHaveLength(25));
});

it('[ADMIN-5] a list without any rows says so in its own words, and offers nothing to widen', async () => {
  api.isEmpty = true;
  const { page, control } = await open('/airports');
  expect(page.querySelector('h2')?.textContent).toBe('None');
  expect(page.textContent).toContain('They come with the data.');
  expect([control('Show all'), page.querySelector('table')]).toEqual([undefined, null]);
});

it('[ADMIN-3] a row’s action opens its dialog, and is not there where it may not be done', async () => {
  const { page, press, control } = await open('/airports');
  expect(control('Edit Airport 1')).toBeUndefined();
  await press('Edit Airport 2');
  expect(page.querySelector('dialog')?.getAttribute('aria-label')).toBe('Airport 2');
  await press('Close');
  expect(page.querySelector('dialog')).toBeNull();
});

it('[ADMIN-3] rows are chosen across pages, handled at once, and no longer chosen then', async () => {
  const { page, press, names } = await open('/airports');
  await press('Select: Airport 3');
  await press('Next page');
  await until(() => expect(names()[0]).toBe('Airport 25'));
  await press('Select the whole page');
  expect(page.querySelector('section')?.getAttribute('aria-label')).toBe('26 selected');
  await press('Publish');
  expect([published.length, published[0], published[25]]).toEqual([26, 'A003', 'A049']);
  expect(page.querySelector('section')).toBeNull();
});

it('[ADMIN-3] a row that is deleted by itself leaves the others chosen', async () => {
  const { page, press } = await open('/airports');
  await press('Select: Airport 2');
  await press('Select: Airport 3');
  await press('Edit Airport 2');
  await press('Delete');
  expect(page.querySelector('section')?.getAttribute('aria-label')).toBe('1 selected');
});

it('[ADMIN-7] a file has the rows of all pages as they are narrowed, and no formula', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const { press } = await open('/airports?sort=-name');
  api.requests = [];
  await press('Export (CSV)');
  await until(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect([lines.length, lines[1], lines.at(-1)]).toEqual([208, 'Airport 206,Town 0', "Airport 0,'=1+1"]);
  expect(api.requests.map(({ size, descending, ids }) => [ids?.length ?? size, descending])).toEqual([
    [0, true],
    [100, true],
    [100, true],
    [7, true],
  ]);
});

it('[ADMIN-5] every control of a list takes the focus, which stays on it while the rows change', async () => {
  const { control, press, names } = await open('/airports');
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  for (const name of [
    'Country',
    'Export (CSV)',
    'Edit Airport 2',
    'Select: Airport 3',
    'Select the whole page',
  ]) {
    control(name)?.focus();
    expect(focused()).toBe(name);
  }
  for (const [name, first] of [
    ['Name', 'Airport 206'],
    ['Next page', 'Airport 181'],
  ] as const) {
    control(name)?.focus();
    await press(name);
    await until(() => expect(names()[0]).toBe(first));
    expect(focused()).toBe(name);
  }
});
