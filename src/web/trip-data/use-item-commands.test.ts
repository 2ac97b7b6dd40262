// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CHANGE } from '#domain/trip-change.ts';
import { movedDay } from '#domain/trip-days.ts';
import { initI18n } from '#i18n/i18n.ts';
import { storedSession } from '#tests/support/stored-session.ts';
import { tripActivity, tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { queryClient } from '#web/data/query-client.ts';
import { outboxEntries, pendingCommands, removeFromOutbox } from '#web/offline/outbox.ts';
import { startOutbox } from '#web/offline/outbox-sender.ts';
import { type ShownToast, useCurrentToast } from '#web/ui/toasts.ts';
import { acknowledgeInCache } from './acknowledge.ts';
import { type TripDetails, tripQuery } from './queries.ts';
import type { ItemWrite } from './trip.ts';
import { rememberUndo, undoLast } from './undo.ts';
import { type ItemCommands, useItemCommands } from './use-item-commands.ts';
import { useTrip } from './visible-trip.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const TRIP = '01a20451-12de-74c9-97b1-99745008150c';
const ITEM = '01a20451-12de-74c9-97b1-99745008150d';
const stored = tripDetails({
  id: TRIP,
  items: [{ kind: 'note', id: ITEM, trip_id: TRIP, title: 'Tram', content: null, date: '2026-12-01' }],
});

/** Requests as the server got them, with how each is to be answered. */
const requests: { method: string; path: string; body: unknown; answer: (response: Response) => void }[] = [];
const answerFetch: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, 'https://escale.test');
  if (url.pathname === '/config.json')
    return Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  requests.push({ method: init.method ?? 'GET', path: url.pathname, body, answer: resolve });
  return promise;
};

/** What the page has on screen, and what can be done there. */
const page: { trip?: TripDetails | null | undefined; items?: ItemCommands; toast?: ShownToast | null } = {};
function Planner(): null {
  const items = useItemCommands(TRIP);
  const { data: trip } = useTrip(TRIP, { enabled: false });
  const shown = useCurrentToast();
  useEffect(() => {
    Object.assign(page, { trip, items, toast: shown });
  });
  return null;
}
const root = createRoot(document.createElement('div'));
const drained = vi.fn<(tripId: string) => void>();
let stop: () => void;
const titles = () => page.trip?.items.map(({ title }) => title);
const nextRequest = async () => {
  await expect.poll(() => requests.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const request = requests.shift();
  if (!request) throw new Error('Nothing was asked.');
  return request;
};
const settle = (answered: () => void) =>
  act(async () => {
    answered();
    await expect.poll(() => pendingCommands(TRIP), { timeout: 10_000 }).toEqual([]);
  });

beforeAll(async () => {
  await initI18n('fr');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answerFetch);
  localStorage.setItem(storageKeys.auth, JSON.stringify(storedSession('camille')));
  const tree = createElement(QueryClientProvider, { client: queryClient }, createElement(Planner));
  act(() => root.render(tree));
});
beforeEach(() => {
  stop = startOutbox({
    onSettled: async (command, acknowledgement) => {
      if (acknowledgement) await acknowledgeInCache(queryClient, command, acknowledgement);
    },
    onDrained: drained,
    onReport: () => {},
  });
  act(() => void queryClient.setQueryData(tripQuery(TRIP).queryKey, stored));
});
afterEach(() => {
  stop();
  act(() => {
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
  requests.splice(0);
});
afterAll(() => {
  act(() => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

const NOTE = { kind: 'note' as const, columns: { title: 'Fado', content: null, date: '2026-12-02' } };
const REFUSED = () => Response.json({ message: 'not_trip_editor', code: 'PT403' }, { status: 403 });

describe('[ITEM-7] a change of an item', () => {
  it('shows at once, is sent with its own id, and becomes server state with what the database answers', async () => {
    act(() => void page.items?.add(NOTE, 'n2'));
    expect(titles()).toEqual(['Tram', 'Fado']);
    const { method, path, body, answer } = await nextRequest();
    expect({ method, path, body }).toEqual({
      method: 'POST',
      path: '/rest/v1/trip_notes',
      body: { id: 'n2', trip_id: TRIP, ...NOTE.columns },
    });
    await settle(() => answer(Response.json({ id: 'n2', ...NOTE.columns, trip_id: TRIP }, { status: 201 })));
    expect(titles()).toEqual(['Tram', 'Fado']);
    expect(queryClient.getQueryData(tripQuery(TRIP).queryKey)?.items).toHaveLength(2);
    expect(drained).toHaveBeenCalledWith(TRIP);
  });

  it('leaves the screen when it is refused', async () => {
    const [item] = stored.items;
    if (item?.kind !== 'note') throw new Error('The trip has a note.');
    act(() => page.items?.update(item, { ...NOTE, columns: { ...NOTE.columns, date: item.date } }));
    expect(titles()).toEqual(['Fado']);
    const { method, body, answer } = await nextRequest();
    expect({ method, body }).toMatchObject({
      method: 'POST',
      body: { trip_id: TRIP, changes: { items: [{ from: { title: 'Tram' }, to: { title: 'Fado' } }] } },
    });
    await settle(() => answer(REFUSED()));
    expect(titles()).toEqual(['Tram']);
    expect(page.toast).toMatchObject({ title: expect.any(String), variant: 'destructive' });
    expect(outboxEntries()).toMatchObject([
      { command: { label: 'Tram', to: { title: 'Fado' } }, refusal: { key: 'not_trip_editor' } },
    ]);
  });

  it('is named in its toast by the title that the item has now', async () => {
    const [item] = stored.items;
    if (item?.kind !== 'note') throw new Error('The trip has a note.');
    act(() => page.items?.update(item, { ...NOTE, columns: { ...NOTE.columns, date: item.date } }));
    const { answer } = await nextRequest();
    await settle(() => answer(Response.json({ skipped: [] })));
    expect(page.toast?.description).toBe('Fado');
  });

  it('[ITEM-5] is named as a move, or as a change where its end alone was drawn', async () => {
    const item = tripActivity('a1', { time: '10:00:00', end_time: '11:00:00', duration: 60 });
    const titleAfter = async (to: object) => {
      const write = { kind: 'activity', columns: { title: item.title, date: item.date, ...to } };
      act(() => page.items?.move([{ item, write: write as ItemWrite }]));
      const { answer } = await nextRequest();
      await settle(() => answer(Response.json({ skipped: [] })));
      return page.toast?.title;
    };
    expect(await titleAfter({ end_time: '12:00:00', duration: 120 })).toBe('Élément modifié');
    expect(await titleAfter({ time: '09:00:00', end_time: '10:00:00' })).toBe('Élément déplacé');
  });

  it('[PLUS-2] is undone by a lenient batch', async () => {
    const [item] = stored.items;
    if (!item) throw new Error('The trip has an item.');
    act(() => page.items?.remove(item));
    expect(titles()).toEqual([]);
    const removal = await nextRequest();
    expect(removal.method).toBe('DELETE');
    await settle(() => removal.answer(Response.json({ id: ITEM })));
    act(() => undoLast(TRIP));
    expect(titles()).toEqual(['Tram']);
    const undo = await nextRequest();
    expect(undo.body).toMatchObject({ trip_id: TRIP, changes: { restored: [ITEM], lenient: true } });
    await settle(() => undo.answer(Response.json({ skipped: [] })));
    expect(titles()).toEqual(['Tram']);
    expect(page.toast).toMatchObject({ description: 'Tram' });
    expect(page.toast).not.toHaveProperty('action');
  });

  it.each([
    ['is undone where its trip has its dates back', '2026-12-07', 'Remis comme avant'],
    ['is not undone where others have changed all of it', undefined, 'Annulation impossible'],
  ])('[TRIP-2] [PLUS-2] %s', async (_, end, title) => {
    const trip = {
      from: { title: 'Lisbonne', ...(end && { end_date: end }) },
      to: { title: 'Porto', ...(end && { end_date: '2026-12-06' }) },
    };
    act(() => page.items?.change({ ...NO_CHANGE, trip }, { title: '', failed: '', names: ['Lisbonne'] }));
    const made = await nextRequest();
    await settle(() => made.answer(Response.json({ skipped: [] })));
    act(() => undoLast(TRIP));
    const undo = await nextRequest();
    await settle(() => undo.answer(Response.json({ skipped: [TRIP] })));
    expect(page.toast).toMatchObject({ title, ...(end && { description: 'Lisbonne' }) });
  });

  it('[PLUS-2] is out of the way of undo once others have changed the dates', async () => {
    const undo = vi.fn();
    rememberUndo({ scope: TRIP, label: '', undo });
    const trip = { from: { end_date: '2026-12-05' }, to: { end_date: '2026-12-06' } };
    act(() => page.items?.change({ ...NO_CHANGE, trip }, { title: '', failed: '' }));
    const made = await nextRequest();
    await settle(() => made.answer(Response.json({ skipped: [] })));
    act(() => undoLast(TRIP));
    const back = await nextRequest();
    const refusal = { message: 'trip_changed', code: 'PT409' };
    await settle(() => back.answer(Response.json(refusal, { status: 409 })));
    act(() => undoLast(TRIP));
    expect(undo).toHaveBeenCalledOnce();
  });

  it('[TRIP-2] of a day that others have taken off the trip is reported, and sent to nobody', async () => {
    const texts = { title: 'Moved', failed: 'Not moved' };
    const move = (to: string) =>
      act(() => page.items?.changeWhole((now) => movedDay(now, now.items, '2026-12-02', to), texts));
    const before = page.toast;
    move('2026-12-03');
    expect(page.toast).toBe(before);
    move('2026-12-06');
    expect(page.toast).toMatchObject({
      title: 'Not moved',
      description: expect.stringContaining('modifié ailleurs'),
      variant: 'destructive',
    });
    expect(pendingCommands(TRIP)).toEqual([]);
  });

  it('[PLUS-2] is restored at once where it is only named, if this page has seen it go', async () => {
    const [item] = stored.items;
    if (!item) throw new Error('The trip has an item.');
    act(() => page.items?.remove(item));
    const removal = await nextRequest();
    await settle(() => removal.answer(Response.json({ id: ITEM })));
    const restored = [{ kind: item.kind, id: ITEM }];
    act(() => page.items?.change({ ...NO_CHANGE, restored }, { title: 'Restored', failed: 'Not restored' }));
    expect(titles()).toEqual(['Tram']);
    const { body, answer } = await nextRequest();
    expect(body).toMatchObject({ trip_id: TRIP, changes: { restored: [ITEM] } });
    await settle(() => answer(Response.json({ skipped: [] })));
    expect(titles()).toEqual(['Tram']);
  });

  it('[PLUS-2] is undone before the server has answered, by a command that follows it', async () => {
    act(() => void page.items?.add(NOTE, 'n3'));
    const addition = await nextRequest();
    act(() => undoLast(TRIP));
    expect(titles()).toEqual(['Tram']);
    expect(requests).toEqual([]);
    const undo = await act(async () => {
      addition.answer(Response.json({ id: 'n3', ...NOTE.columns, trip_id: TRIP }, { status: 201 }));
      return nextRequest();
    });
    expect(undo.body).toMatchObject({
      changes: { removed: [{ table: 'trip_notes', id: 'n3' }], lenient: true },
    });
    await settle(() => undo.answer(Response.json({ skipped: [] })));
    expect(titles()).toEqual(['Tram']);
  });

  it('[PLUS-2] is left alone by undo where somebody else has changed it since', async () => {
    act(() => void page.items?.add(NOTE, 'n7'));
    const { answer } = await nextRequest();
    const row = { id: 'n7', ...NOTE.columns, trip_id: TRIP };
    await settle(() => answer(Response.json(row, { status: 201 })));
    act(() => undoLast(TRIP));
    const undo = await nextRequest();
    expect(undo.body).toMatchObject({ changes: { removed: [{ id: 'n7', from: row }], lenient: true } });
    await settle(() => undo.answer(Response.json({ skipped: ['n7'] })));
    expect(titles()).toEqual(['Tram', 'Fado']);
    expect(page.toast?.title).toBe('Annulation impossible');
  });

  it('[PLUS-14] of several that are added, the toast of one that is refused stays, and undo takes the others', async () => {
    const row = (id: string) => ({ kind: 'note' as const, id, trip_id: TRIP, ...NOTE.columns });
    act(() => page.items?.addAll([row('n5'), row('n6')]));
    const first = await nextRequest();
    const second = await act(async () => {
      first.answer(Response.json({ id: 'n5', ...NOTE.columns, trip_id: TRIP }, { status: 201 }));
      return nextRequest();
    });
    await settle(() => second.answer(REFUSED()));
    expect(page.toast).toMatchObject({ variant: 'destructive' });
    act(() => undoLast(TRIP));
    const undo = await nextRequest();
    expect(undo.body).toMatchObject({ changes: { removed: [{ id: 'n5' }], lenient: true } });
    await settle(() => undo.answer(Response.json({ skipped: [] })));
    expect(titles()).toEqual(['Tram']);
    expect(page.toast).toMatchObject({ title: 'Remis comme avant', description: '1 élément' });
  });

  it('[PLUS-2] is out of reach of undo once it is refused', async () => {
    act(() => void page.items?.add(NOTE, 'n4'));
    const { answer } = await nextRequest();
    await settle(() => answer(REFUSED()));
    act(() => undoLast(TRIP));
    expect(JSON.stringify(pendingCommands(TRIP))).not.toContain('n4');
  });
});
