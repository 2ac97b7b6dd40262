// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { setOnline } from '#web/offline/network-state.ts';
import type { ShownMessage } from '../messages.ts';
import { MessageBubble } from './message-bubble.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('discussion');
});
afterEach(() => setOnline(true));

it('[CHAT-2] [PLUS-3] a message on its way says when it goes out', async () => {
  const message: ShownMessage = {
    id: 'm1',
    user_id: 'camille',
    text: 'À demain',
    reply_to: null,
    item_id: null,
    mentions: [],
    created_at: '2026-11-26T10:00:00Z',
    state: 'sending',
  };
  const page = await show(
    <MessageBubble
      message={message}
      people={new Map()}
      onAgain={() => undefined}
      onGiveUp={() => undefined}
    />,
  );
  expect(page.textContent).toContain('Envoi…');
  act(() => setOnline(false));
  expect(page.textContent).not.toContain('Envoi…');
  expect(page.textContent).toContain('Part dès que le réseau revient');
});
