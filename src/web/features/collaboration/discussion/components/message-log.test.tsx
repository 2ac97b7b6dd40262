// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import type { ShownMessage } from '../messages.ts';
import { MessageLog } from './message-log.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: { id: 'camille' } }) }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('discussion', 'trip');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const message = (id: string, created_at: string): ShownMessage => ({
  id,
  user_id: 'camille',
  text: id,
  created_at,
  reply_to: null,
  mentions: [],
  item_id: null,
});
const MESSAGES = [message('Bonjour', '2026-11-25T10:00:00Z'), message('Bonsoir', '2026-11-26T10:00:00Z')];

it('[CHAT-1] the messages of today are those of yesterday after midnight', async () => {
  vi.useFakeTimers();
  const clock = vi.spyOn(Temporal.Now, 'plainDateISO');
  clock.mockReturnValue(Temporal.PlainDate.from('2026-11-26'));
  const page = await show(
    <MessageLog
      messages={MESSAGES}
      people={new Map()}
      userId="camille"
      firstUnread={null}
      isEmpty={false}
      older={{ hasOlder: false, isLoading: false, isFailed: false, onOlder: () => {} }}
      awaySince={null}
      onAway={() => {}}
      mayDelete={() => false}
      onDelete={() => {}}
      onAgain={() => {}}
      onGiveUp={() => {}}
    />,
  );
  const days = () =>
    [...page.querySelectorAll('section')].map((day) => [
      day.getAttribute('aria-label'),
      day.querySelector('h2')?.textContent,
    ]);
  expect(days()).toEqual(['hier', 'aujourd’hui'].map((name) => [name, name]));
  clock.mockReturnValue(Temporal.PlainDate.from('2026-11-27'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(days().at(-1)).toEqual(['hier', 'hier']);
  expect(days().at(0)?.at(0)).toContain('25 novembre');
});
