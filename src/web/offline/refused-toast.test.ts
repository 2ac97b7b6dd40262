// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#db/app-error.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { initI18n } from '#i18n/i18n.ts';
import { toastRefused, toastWhenInSight } from './refused-toast.ts';

const shown = vi.hoisted(() => ({ toasts: [] as { title: string }[], isThere: true }));
vi.mock('#web/ui/toasts.ts', () => ({
  toast: (options: { title: string }) => shown.toasts.push(options),
  isToastShown: (id: number) => shown.isThere && id === shown.toasts.length,
}));

const refused = (failed: string): TripCommand => ({
  id: failed,
  tripId: 'trip',
  label: 'Tram 28',
  failed,
  type: 'remove',
  entity: 'message',
  row: { id: failed, user_id: 'u', text: '', created_at: '', reply_to: null, mentions: [], item_id: null },
});
const FULL = new AppError('unknown', 'Le serveur est plein');

beforeAll(() => initI18n('fr'));
beforeEach(() => void Object.assign(shown, { toasts: [], isThere: true }));

it('[ITEM-7] [TASK-1] a refusal is a destructive toast with its reason', () => {
  toastRefused(refused('Erreur lors de la suppression'), FULL);
  expect(shown.toasts).toEqual([
    { title: 'Erreur lors de la suppression', description: 'Le serveur est plein', variant: 'destructive' },
  ]);
});

it('[TOAST-1] [PLUS-3] several at once are counted, and one after them has its reason again', () => {
  for (const name of ['Un', 'Deux', 'Trois']) toastRefused(refused(name), FULL);
  shown.isThere = false;
  toastRefused(refused('Quatre'), FULL);
  expect(shown.toasts.map(({ title }) => title)).toEqual([
    'Un',
    '2 modifications refusées',
    '3 modifications refusées',
    'Quatre',
  ]);
});

it('[PLUS-3] what is tried again and refused again is one, with its reason', () => {
  for (const _ of [1, 2]) toastRefused(refused('Un'), FULL);
  expect(shown.toasts.map(({ title }) => title)).toEqual(['Un', 'Un']);
});

it('[ITEM-7] behind another page it waits until its own is in sight', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  toastWhenInSight(refused('Un'), FULL);
  expect(shown.toasts).toEqual([]);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown.toasts).toHaveLength(1);
});
