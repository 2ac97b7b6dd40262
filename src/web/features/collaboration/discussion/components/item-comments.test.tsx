// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal, tripPerson } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
import { commentsQuery, type Message } from '../queries.ts';
import { ItemComments } from './item-comments.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));

const item = tripMeal('m1');
const trip = tripDetails({ items: [item] });
const thomas = { user_id: 'thomas', role: 'viewer', joined_at: '', profile: tripPerson('thomas') };
const comment = (id: string, rest: Partial<Message> = {}): Message => ({
  id,
  user_id: 'camille',
  text: id,
  created_at: '2026-11-26T10:00:00Z',
  reply_to: null,
  mentions: [],
  item_id: 'm1',
  ...rest,
});

const show = reactPage();
/** @param comments the newest first, as they are read */
async function open(comments: Message[]): Promise<HTMLElement> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(commentsQuery('trip', 'm1').queryKey, {
    pages: [{ messages: comments, hasOlder: false }],
    pageParams: [null],
  });
  return show(
    <QueryClientProvider client={client}>
      <ItemComments trip={trip} item={item} />
    </QueryClientProvider>,
  );
}
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
      ?.click(),
  );

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('discussion', 'trip');
});
beforeEach(() => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } })));
afterEach(() => {
  act(() => {
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
  localStorage.clear();
});

it('[PLUS-19] a comment is deleted once it was asked, since it does not come back', async () => {
  await open([comment('En tram.')]);
  await press('Supprimer ce message');
  expect(outboxEntries()).toEqual([]);
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('pour tout le monde');
  await press('Supprimer');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(outboxEntries().map(({ command }) => command)).toMatchObject([
    { type: 'remove', entity: 'message', row: { id: 'En tram.' } },
  ]);
});

it('[PLUS-19] comments have their days, and a reply quotes what it answers and leads there', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const page = await open([
    comment('r1', { text: 'En tram.', reply_to: 'q1', created_at: '2025-11-26T10:00:00Z' }),
    comment('q1', { text: 'On y va à pied ?', created_at: '2025-11-24T10:00:00Z' }),
  ]);
  const days = [...page.querySelectorAll('h4')].map(({ textContent }) => textContent);
  expect(days).toEqual([expect.stringContaining('24 novembre'), expect.stringContaining('26 novembre')]);
  const quote = page.querySelector<HTMLElement>('[title^="Aller au message"]');
  expect(quote?.textContent).toContain('On y va à pied ?');
  await act(async () => quote?.click());
  expect(document.activeElement?.getAttribute('data-message')).toBe('q1');
});

it('[CHAT-1] the comments of today are those of yesterday after midnight', async () => {
  vi.useFakeTimers();
  const clock = vi.spyOn(Temporal.Now, 'plainDateISO');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-11-26'));
  const page = await open([comment('Bonsoir')]);
  const day = () => page.querySelector('h4')?.textContent;
  expect(day()).toBe('aujourd’hui');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-11-27'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(day()).toBe('hier');
  clock.mockRestore();
  vi.useRealTimers();
});

it('[PLUS-19] comments that are not there yet, or could not be read, are not counted as none', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (input: string | URL) =>
    input.toString().includes('config.json')
      ? Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' })
      : answer.promise,
  );
  const page = await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ItemComments trip={tripDetails({ items: [item], trip_collaborators: [thomas] })} item={item} />
    </QueryClientProvider>,
  );
  const title = () => page.querySelector('h3')?.textContent;
  expect(title()).toBe('Commentaires');
  expect(page.textContent).toContain('Chargement des commentaires…');
  answer.resolve(Response.json({ message: 'refused' }, { status: 400 }));
  await until(() => expect(page.textContent).toContain('Les commentaires n’ont pas pu être chargés.'));
  expect(title()).toBe('Commentaires');
  vi.unstubAllGlobals();
});
