// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { PollRow } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { PollView } from './poll-view.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const POLL: PollRow = {
  id: 'p1',
  question: 'Que voir ?',
  options: [],
  is_multiple: false,
  closes_at: null,
  closed_at: null,
  deleted_at: null,
  created_by: 'camille',
  created_at: '2026-10-01T00:00:00Z',
};

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('discussion', 'trip');
});

it.each([
  ['that is open can be closed', {}, 'Clore le vote', 'close'],
  ['that was closed can be reopened', { closed_at: '2026-11-01T00:00:00Z' }, 'Rouvrir le vote', 'reopen'],
  ['whose deadline has passed, too', { closes_at: '2026-11-01T00:00:00Z' }, 'Rouvrir le vote', 'reopen'],
] as const)('[PLUS-19] a poll %s', async (_, of, label, change) => {
  const changes = { ask: vi.fn(), vote: vi.fn(), close: vi.fn(), reopen: vi.fn(), remove: vi.fn() };
  const poll = { ...POLL, ...of };
  const page = await show(
    <PollView
      poll={poll}
      votes={[]}
      trip={tripDetails()}
      userId="camille"
      mayVote
      mayManage
      changes={changes}
      planning={null}
    />,
  );
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  await act(async () => page.querySelector('[aria-haspopup=menu]')?.dispatchEvent(press));
  const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  await vi.waitFor(() => act(async () => expect(items()).not.toEqual([])));
  expect(items().map(({ textContent }) => textContent)).toEqual([label, 'Supprimer le vote']);
  await act(async () => items()[0]?.click());
  expect(changes[change]).toHaveBeenCalledExactlyOnceWith(poll);
});
