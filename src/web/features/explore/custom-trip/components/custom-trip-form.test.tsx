// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { CustomTripForm } from './custom-trip-form.tsx';
import { MyRequests } from './my-requests.tsx';

const session = vi.hoisted(() => ({ user: null as object | null }));
const insert = vi.hoisted(() => vi.fn());
const own = vi.hoisted(() => ({ requests: [] as object[] }));
vi.mock('#web/data/supabase-client.ts', () => {
  const abortSignal = async () => ({ data: own.requests, error: null });
  const select = () => ({ eq: () => ({ order: () => ({ limit: () => ({ abortSignal }) }) }) });
  return { loadClient: async () => ({ from: () => ({ insert, select }) }) };
});
vi.mock('#web/session/session.tsx', () => ({ useSession: () => session }));
vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('custom-trip');
});
afterEach(() => {
  sessionStorage.clear();
  session.user = null;
});

const WRONG = { phone: 'abc', travellers: '0', budget: 'beaucoup', destination: 'x'.repeat(201) };

const fieldOf = (page: ParentNode, name: string) =>
  page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
function type(field: ReturnType<typeof fieldOf>, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
const submit = (page: ParentNode) =>
  act(async () => {
    page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('[PUB-2] a request whose answer was lost is stored once, however often it is sent again', async () => {
  const stored = new Set<unknown>();
  let isLost = true;
  insert.mockImplementation(async ({ id }: { id?: string }) => {
    if (id !== undefined && stored.has(id))
      return { error: { code: '23505', message: 'duplicate' }, status: 409 };
    stored.add(id ?? crypto.randomUUID());
    return isLost
      ? { error: { message: 'TypeError: Failed to fetch' }, status: 0 }
      : { error: null, status: 201 };
  });
  session.user = { id: 'nina', displayName: 'Nina', email: 'nina@example.org', preferences: {} };
  const page = await show(<CustomTripForm />);
  const send = async (times: number) => {
    await submit(page);
    await vi.waitFor(() => expect(insert).toHaveBeenCalledTimes(times), 5000);
    await act(async () => {});
  };
  await act(async () => type(fieldOf(page, 'message'), 'Une semaine à Lisbonne'));
  await send(1);
  isLost = false;
  await send(2);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(page.querySelector('[data-slot=public-form]')).toBeNull();
  });
  expect(stored.size).toBe(1);
});

it('[PUB-2] a request that was sent is listed above the form at once', async () => {
  insert.mockReset().mockImplementation(async ({ id, destination }: { id: string; destination: string }) => {
    own.requests = [{ id, destination, status: 'new', created_at: '2026-11-20T10:00:00Z' }];
    return { error: null, status: 201 };
  });
  session.user = { id: 'nina', displayName: 'Nina', email: 'nina@example.org', preferences: {} };
  const page = await show(
    <>
      <MyRequests />
      <CustomTripForm />
    </>,
  );
  await act(async () => type(fieldOf(page, 'destination'), 'Lisbonne'));
  await act(async () => type(fieldOf(page, 'message'), 'Une semaine à Lisbonne'));
  expect(page.querySelector('h2')).toBeNull();
  await submit(page);
  await until(() => expect(page.querySelector('section b')?.textContent).toBe('Lisbonne'));
});

it('[PUB-2] a page that was left open for a month, without TLS, still sends its form', async () => {
  // It is there with TLS alone.
  const withTls = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const passed = performance.now.bind(performance);
  insert.mockReset().mockResolvedValue({ error: null, status: 201 });
  session.user = { id: 'nina', displayName: 'Nina', email: 'nina@example.org', preferences: {} };
  const page = await show(<CustomTripForm />);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed() + 30 * 86_400_000);
  await act(async () => type(fieldOf(page, 'message'), 'Une semaine à Lisbonne'));
  await submit(page);
  await vi.waitFor(() => expect(insert).toHaveBeenCalledOnce(), 5000);
  await act(async () => {});
  clock.mockRestore();
  withTls.mockRestore();
  // The largest number of the column.
  expect(insert).toHaveBeenCalledWith(expect.objectContaining({ filled_ms: 2_147_483_647 }));
});

it('[PUB-2] what is wrong with a field is shown in words, of the phone number too', async () => {
  const page = await show(<CustomTripForm />);
  await act(async () => {
    for (const [name, text] of Object.entries(WRONG)) type(fieldOf(page, name), text);
  });
  await submit(page);
  const errorOf = (name: string) =>
    document.getElementById(`${fieldOf(page, name)?.id}-error`)?.textContent ?? '';
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(errorOf('phone')).toMatch(/^Un numéro de téléphone, comme \+33/);
  });
  for (const name of [...Object.keys(WRONG), 'name', 'email'])
    expect(errorOf(name)).toMatch(/^\p{Lu}.* .*\.$/u);
});

it.each([
  ['slow', ['nature', 'food', 'rest']],
  ['full', ['nature', 'food']],
])(
  '[PUB-2] [ONB-1] a person signed in whose pace is %s finds name and wishes of their profile',
  async (travel_pace, wishes) => {
    const preferences = { travel_interests: ['sea', 'food', 'nature'], travel_pace };
    session.user = { id: 'nina', displayName: 'Nina', email: 'nina@example.org', preferences };
    const page = await show(<CustomTripForm />);
    const ticked = [...page.querySelectorAll<HTMLInputElement>('[name=style]:checked')];
    expect(ticked.map(({ value }) => value)).toEqual(wishes);
    expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Nina');
  },
);
