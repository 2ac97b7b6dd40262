// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { TripMenu } from './trip-menu.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', async (original) => ({ ...(await original<object>()), toast }));
vi.mock('./planner-actions.tsx', () => ({ usePlannerActions: () => ({}) }));
vi.mock('../calendar/use-calendar-file.ts', () => ({
  useCalendarFile: () => () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip', 'errors');
});
beforeEach(() => toast.mockReset());

it('[PLUS-4] [PLUS-14] a file whose code can’t be loaded is refused in words', async () => {
  const nothing = () => undefined;
  const menu = { role: 'owner', onEdit: nothing, onCopy: nothing, onDelete: nothing } as const;
  const page = await show(<TripMenu trip={tripDetails()} {...menu} />);
  await act(async () =>
    page
      .querySelector('button')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })),
  );
  const entry = () =>
    [...page.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      ({ textContent }) => textContent === 'Agenda (.ics)',
    );
  await until(() => expect(entry()).toBeDefined());
  await act(async () => entry()?.click());
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Le fichier n’a pas pu être préparé', variant: 'destructive' }),
  );
});
