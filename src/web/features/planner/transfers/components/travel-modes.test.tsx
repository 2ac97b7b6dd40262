// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Transfer, transferBetween } from '#domain/legs.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { at, visit } from '#tests/support/day-plan.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { createSessionStore } from '#web/session/session-store.ts';
import { TravelModes } from './travel-modes.tsx';

/** In ms: the code of menus is loaded with the first one. */
const PATIENCE = 20_000;

const show = reactPage();
beforeAll(async () => {
  await initI18n('en');
  await loadAreas('trip-routes');
});

const signedOut = createSessionStore({
  loadClient: () => new Promise(() => undefined),
  loadUser: () => Promise.reject(new Error('Nobody is signed in.')),
  readStoredUser: () => null,
  onUserGone: () => undefined,
});

/** From Helsinki to Tallinn, with so many metres over land between them. */
const transfer = (landM: number | null): Transfer => {
  const [from, to] = [at(60.17, 24.94), at(59.44, 24.75)].map((place, index) => ({
    item: visit(`${index}`, null, null, place),
    place,
  }));
  if (!from || !to) throw new Error('A way has two ends.');
  const landWayOf = () => ({ landM, isKnown: true });
  return { ...transferBetween(from, to, false, { landWayOf }), gap: null, isFromEarlier: false };
};

/** The texts of the button and of what its menu offers, their spaces plain. */
async function textsOf(landM: number | null): Promise<[button: string, offered: string[]]> {
  const page = await show(
    <SessionProvider store={signedOut}>
      <TravelModes transfer={transfer(landM)} />
    </SessionProvider>,
  );
  const button = page.querySelector('button');
  await act(async () => button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  const items = await act(() =>
    vi.waitFor(() => {
      const shown = [...document.querySelectorAll('[role=menuitem]')];
      expect(shown).not.toEqual([]);
      return shown;
    }, PATIENCE),
  );
  const plain = (element: Element) => element.textContent.replaceAll(/\s/g, ' ');
  return [button ? plain(button) : '', items.map(plain)];
}

it('[PLUS-1] over the sea a boat is offered, and no car', async () => {
  expect(await textsOf(null)).toEqual(['≈ 90 km by boat · 3 h 34', ['90 km by boat · 3 h 34']]);
});

it('[PLUS-1] where land leads round the sea, every estimate is to be checked', async () => {
  expect(await textsOf(540_000)).toEqual([
    '≈ 90 km by boat · 3 h 34, to be checked',
    [
      '702 km by car · 7 h 33, to be checked',
      '702 km by train · 4 h 37, to be checked',
      '90 km by boat · 3 h 34, to be checked',
    ],
  ]);
});

it('[PLUS-1] over land there is no boat', async () => {
  expect(await textsOf(82_000)).toEqual([
    '≈ 107 km by train · 2 h 02',
    ['115 km by public transport · 2 h 10', '107 km by car · 1 h 19', '107 km by train · 2 h 02'],
  ]);
});
