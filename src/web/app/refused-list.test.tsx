// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CHANGE } from '#domain/trip-change.ts';
import type { NewTripCommand } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storedSession } from '#tests/support/stored-session.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { queryClient } from '#web/data/query-client.ts';
import {
  addToOutbox,
  markRefused,
  outboxEntries,
  type Refusal,
  removeFromOutbox,
} from '#web/offline/outbox.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { useFormsReopen } from '#web/trip-data/reopened-form.ts';
import { RefusedChanges } from './refused-changes.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const TRIP = 't';
const MEAL = { kind: 'meal', id: 'm1', title: 'Ramiro', date: '2026-12-03', time: '19:00' } as const;
const FORBIDDEN: Refusal = { key: 'forbidden', message: '', theirs: null };
const GONE: Refusal = { key: 'no_row', message: '', theirs: null };
const DELETED: Refusal = { key: 'deleted_since', message: '', theirs: null };
const CONFLICT: Refusal = { key: 'trip_changed', message: '', theirs: { time: '21:00' } };
const ADD: NewTripCommand = { type: 'add', entity: 'item', label: 'Ramiro', row: MEAL };
const PATCH: NewTripCommand = {
  type: 'patch',
  entity: 'item',
  label: 'Ramiro',
  row: MEAL,
  to: { time: '20:00' },
};
const MESSAGE: NewTripCommand = {
  type: 'add',
  entity: 'message',
  label: 'Rendez-vous à 7 h.',
  row: {
    id: 'w1',
    user_id: 'camille',
    text: 'Rendez-vous à 7 h.',
    created_at: '2026-12-03T10:00:00Z',
    reply_to: null,
    mentions: [],
    item_id: null,
  },
};

const show = reactPage();
/** Who the activity log says it was; null: nothing. */
let author: string | null = null;
const asked: string[] = [];
const answerFetch: typeof fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input, 'https://escale.test');
  if (url.pathname === '/config.json')
    return Response.json({ supabaseUrl: 'https://escale.test', supabaseKey: 'k' });
  asked.push(decodeURIComponent(url.search));
  const own = { created_by: 'camille', changes: { title: ['Chez Ramiro', 'Ramiro'] } };
  const theirs = { created_by: author, changes: { time: ['19:00', '21:00'] } };
  return Response.json(author === null ? [] : [own, theirs].slice(url.search.includes('DELETE') ? 1 : 0));
};
let made = 0;

function refuse(command: NewTripCommand, refusal: Refusal = FORBIDDEN): void {
  made += 1;
  const entry = addToOutbox({ ...command, id: `c${made}`, tripId: TRIP });
  if (entry) markRefused(entry, refusal, true);
}

beforeAll(async () => {
  vi.stubGlobal('fetch', answerFetch);
  await initI18n('fr');
  await import('./refused-list.tsx'); // It is loaded with the first refusal.
  await Promise.all(
    (['offline', 'errors', 'collaborators', 'trip-items'] as const).map((area) => loadAreas(area)),
  );
});
beforeEach(() => {
  author = null;
  localStorage.setItem(storageKeys.auth, JSON.stringify(storedSession('camille')));
  const profile = { id: 'thomas', name: 'Thomas', email: 'thomas@escale.test', avatar_url: null };
  const collaborator = { user_id: 'thomas', role: 'editor', joined_at: '2026-01-01T00:00:00Z', profile };
  queryClient.setQueryData(
    tripQuery(TRIP).queryKey,
    tripDetails({ id: TRIP, owner_id: 'camille', trip_collaborators: [collaborator] }),
  );
});
afterEach(() => {
  act(() => {
    for (const { key } of outboxEntries()) removeFromOutbox(key);
  });
  queryClient.clear();
  localStorage.clear();
});

const region = () => document.querySelector('[aria-label="Modifications refusées"]');
const line = () => region()?.querySelector<HTMLElement>('[aria-expanded]');
const texts = () => [...(region()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent ?? '');
const buttons = () =>
  [...(region()?.querySelectorAll('li button') ?? [])].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('li button')].find((one) => one.textContent === name)?.click(),
  );
/** Shows the refusals, with their list open. */
async function open(): Promise<void> {
  await show(<RefusedChanges />);
  await expect.poll(line).toBeTruthy();
  await act(async () => line()?.click());
}
/** What was put into the outbox in place of the refused command. */
const resent = () => outboxEntries().map(({ command }) => command);

describe('the line', () => {
  it('[PLUS-3] is one line with the typed words, for which the page makes room, and opens by a press', async () => {
    refuse({ ...ADD, failed: 'Erreur lors de l’ajout de l’élément' });
    await show(<RefusedChanges />);
    await expect.poll(() => line()?.textContent).toBe('Ramiro · Erreur lors de l’ajout de l’élémentVoir');
    expect(document.documentElement.dataset).toHaveProperty('lineAbove');
    expect(texts()).toEqual([]);
    await act(async () => line()?.click());
    expect(line()?.getAttribute('aria-expanded')).toBe('true');
    expect(texts()[0]).toContain('RamiroErreur lors de l’ajout de l’élément. ');
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await act(async () => document.activeElement?.dispatchEvent(pressed));
    expect(line()?.getAttribute('aria-expanded')).toBe('false');
    // A moment later: when the list has gone.
    await expect.poll(() => document.activeElement).toBe(line());
  });

  it('[PLUS-3] counts several, and goes with the last of them', async () => {
    refuse(ADD);
    refuse(PATCH, GONE);
    await open();
    expect(line()?.textContent).toContain('2 modifications refusées');
    for (const { key } of outboxEntries()) await act(async () => removeFromOutbox(key));
    expect(region()).toBeNull();
    expect(document.documentElement.dataset).not.toHaveProperty('lineAbove');
  });

  it('[PLUS-3] [CHAT-2] lists a message only where its discussion can’t be opened any more', async () => {
    refuse(MESSAGE, { ...FORBIDDEN, key: 'too_long' });
    await show(<RefusedChanges />);
    expect(region()).toBeNull();
    await act(async () => refuse(MESSAGE));
    await expect.poll(() => line()?.textContent).toContain('Rendez-vous à 7 h.');
  });
});

describe('who it was', () => {
  it.each([
    ['thomas', 'Thomas', 'l’a modifié entre-temps.'],
    ['camille', 'Vous', 'l’avez modifié sur un autre appareil ou dans un autre onglet.'],
    [null, 'Modifié ailleurs', 'entre-temps.'],
  ])('[PLUS-3] [LIVE-1] by the log %s: “%s … %s”', async (who, ...words) => {
    author = who;
    refuse(PATCH, CONFLICT);
    await open();
    for (const word of words) await expect.poll(() => texts()[0]).toContain(word);
    expect(texts()[0]).toContain('21:00, au lieu de votre 20:00.');
    expect(asked.at(-1)).toContain('operation=eq.UPDATE');
  });

  it('[PLUS-3] [LIVE-1] names who changed what the author had seen, not who wrote beside it', async () => {
    author = 'thomas';
    // The title, which is as it was, is in the author's own line of the log.
    const to = { title: 'Chez nous', time: '20:00' };
    refuse({ ...PATCH, to }, { ...CONFLICT, theirs: { title: 'Ramiro', time: '21:00' } });
    await open();
    await expect.poll(() => texts()[0]).toMatch(/Thomas.* l’a modifié/);
  });

  it('[PLUS-3] [LIVE-1] names who has deleted it', async () => {
    author = 'thomas';
    refuse(PATCH, GONE);
    await open();
    await expect.poll(() => texts()[0]).toMatch(/Thomas.* l’a supprimé\./);
    expect(asked.at(-1)).toContain('operation=eq.DELETE');
  });
});

describe('what can be done', () => {
  it('[PLUS-3] of the words that were typed: all are there to be read', async () => {
    refuse({ ...PATCH, to: { notes: 'Les gambas !' } });
    await open();
    expect(texts()[0]).toContain('Les gambas !');
  });

  it('[PLUS-3] of what was added: sent again as a row of its own, copied, or let go', async () => {
    refuse(ADD);
    await open();
    expect(buttons()).toEqual(['Réessayer', 'Copier mon texte', 'Ne plus afficher']);
    await press('Réessayer');
    expect(resent()).toMatchObject([{ type: 'add', row: { title: 'Ramiro' } }]);
    expect(resent()[0]).not.toMatchObject({ row: { id: MEAL.id } });
  });

  it('[ITEM-7] [PLUS-3] its dialog opens again while the planner of its trip is on screen, whichever page made it', async () => {
    const reopen = vi.fn();
    const Planner = ({ trip }: { trip: string }) => {
      useFormsReopen(trip, reopen);
      return <RefusedChanges />;
    };
    refuse(ADD);
    await show(<Planner trip="another" />);
    await expect.poll(line).toBeTruthy();
    await act(async () => line()?.click());
    expect(buttons()).not.toContain('Reprendre');
    await show(<Planner trip={TRIP} />);
    await press('Reprendre');
    const [entry] = outboxEntries();
    expect(reopen).toHaveBeenCalledWith(
      expect.objectContaining({ key: entry?.key, command: entry?.command }),
    );
    // It is listed until what was typed is saved: a dialog may be closed again.
    expect(line()?.getAttribute('aria-expanded')).toBe('false');
    expect(entry?.refusal).toEqual(FORBIDDEN);
  });

  it('[PLUS-3] of what was changed and is gone: saved as new', async () => {
    refuse(PATCH, GONE);
    await open();
    await press('Enregistrer comme nouveau');
    expect(resent()).toMatchObject([{ type: 'add', row: { title: 'Ramiro', time: '20:00' } }]);
  });

  it('[COLLAB-4] [PLUS-3] of a task that is gone: saved as new without who has left the trip', async () => {
    const row = { id: 'k1', title: 'Tram', assigned_to: 'ines', created_by: null, due_date: null };
    const task = { ...row, completed_at: null, created_at: '' };
    refuse({ type: 'patch', entity: 'task', label: 'Tram', row: task, to: { title: 'Bus' } }, GONE);
    await open();
    await press('Enregistrer comme nouveau');
    expect(resent()).toMatchObject([{ type: 'add', row: { title: 'Bus', assigned_to: null } }]);
  });

  it('[PLUS-3] of what was added, and deleted since: it comes back', async () => {
    refuse(ADD, DELETED);
    await open();
    expect(line()?.textContent).toContain('Ramiro · Supprimé entre-temps');
    expect(texts()[0]).toContain('C’était enregistré, et a été supprimé depuis.');
    await press('Restaurer');
    expect(resent()).toMatchObject([{ type: 'batch', changes: { restored: [{ kind: 'meal', id: 'm1' }] } }]);
  });

  it('[PLUS-3] [CHAT-2] of a message that was deleted since: its words are copied, it does not come back', async () => {
    refuse(MESSAGE, DELETED);
    await open();
    expect(buttons()).toEqual(['Copier mon texte', 'Ne plus afficher']);
  });

  it('[PLUS-3] of a conflict: one of the two', async () => {
    refuse(PATCH, CONFLICT);
    await open();
    expect(buttons()).toEqual(['Prendre l’autre', 'Garder le mien']);
    await press('Garder le mien');
    expect(resent()).toMatchObject([{ type: 'patch', row: { time: '21:00' }, to: { time: '20:00' } }]);
  });

  it('[PLUS-3] of a deletion, after a new invitation: the same again', async () => {
    refuse({ type: 'remove', entity: 'item', label: 'Ramiro', row: MEAL });
    await open();
    expect(buttons()).toEqual(['Réessayer', 'Ne plus afficher']);
    await press('Réessayer');
    expect(resent()).toMatchObject([{ type: 'remove', row: MEAL }]);
  });

  it('[PLUS-2] [PLUS-3] of a change of many: what others have not touched since', async () => {
    const changes = {
      ...NO_CHANGE,
      items: [{ kind: 'meal', id: 'm1', from: {}, to: { time: '20:00' } }],
    } as const;
    refuse(
      { type: 'batch', label: 'Un jour plus tard', changes, rows: [], count: 3 },
      {
        ...FORBIDDEN,
        key: 'trip_changed',
      },
    );
    await open();
    await press('Réessayer');
    expect(resent()).toMatchObject([{ type: 'batch', isLenient: true }]);
    expect(resent()[0]).not.toHaveProperty('count');
  });

  it('[TRIP-2] [PLUS-3] of a change of the trip’s dates: nothing is sent that leaves the dates alone', async () => {
    const trip = { from: { end_date: '2026-12-07' }, to: { end_date: '2026-12-06' } };
    const changes = { ...NO_CHANGE, trip, removed: [{ kind: 'meal', id: 'm1' }] } as const;
    const refusal = { ...FORBIDDEN, key: 'trip_changed' };
    refuse({ type: 'batch', label: 'Sans le 6', changes, rows: [], count: 3 }, refusal);
    await open();
    expect(buttons()).not.toContain('Réessayer');
  });
});
