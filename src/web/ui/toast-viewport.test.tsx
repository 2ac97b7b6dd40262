// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { ToastViewport } from './toast-viewport.tsx';
import type { ShownToast } from './toasts.ts';

const render = reactPage();
const dismiss = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  dismiss.mockReset();
});
afterEach(() => void vi.useRealTimers());

const saved: ShownToast = { id: 1, title: 'Élément ajouté !', variant: 'default', duration: 5000 };
const failed: ShownToast = {
  id: 2,
  title: 'Connexion échouée',
  description: 'Email ou mot de passe incorrect.',
  variant: 'destructive',
  duration: Number.POSITIVE_INFINITY,
};

const show = (toast: ShownToast | null) =>
  render(<ToastViewport toast={toast} onDismiss={dismiss} label="Notifications" closeLabel="Fermer" />);
const region = () => document.querySelector('[role=region]');
const toasts = () => [...document.querySelectorAll('ol[tabindex] > li')];
const wait = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms);
  });

it('[TOAST-1] there is a region named Notifications, whether a toast is there or not', async () => {
  await show(null);
  expect(region()?.getAttribute('aria-label')).toBe('Notifications');
  expect(toasts()).toHaveLength(0);
});

it('[TOAST-1] a toast leaves after 5000 ms, not before', async () => {
  await show(saved);
  await wait(4900);
  expect(dismiss).not.toHaveBeenCalled();
  await wait(200);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(1);
});

it('[TOAST-1] a toast whose duration is infinite stays', async () => {
  await show(failed);
  await wait(3_600_000);
  expect(dismiss).not.toHaveBeenCalled();
});

it('[TOAST-1] one toast at a time: the next replaces it and has its full time', async () => {
  await show(saved);
  await wait(4000);
  await show({ ...saved, id: 3, title: 'Voyage créé' });
  expect(toasts().map((toast) => toast.textContent?.trim())).toEqual(['Voyage créé']);
  await wait(4000);
  expect(dismiss).not.toHaveBeenCalled();
  await wait(1100);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(3);
});

it('[TOAST-1] F8 moves the focus to the region', async () => {
  await show(saved);
  await act(async () =>
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true })),
  );
  expect(document.activeElement).toBe(document.querySelector('ol[tabindex]'));
});

it('[TOAST-1] a swipe of 50 px dismisses, a shorter one does not', async () => {
  await show(saved);
  const toast = () => toasts()[0];
  const swipe = (pixels: number) =>
    act(async () => {
      const point = (type: string, clientX: number) =>
        toast()?.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, button: 0, bubbles: true }));
      point('pointerdown', 0);
      point('pointermove', pixels / 2);
      point('pointermove', pixels);
      point('pointerup', pixels);
    });
  await swipe(40);
  expect(dismiss).not.toHaveBeenCalled();
  await swipe(60);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(1);
});

it('[TOAST-1] the cross dismisses; destructive looks different', async () => {
  await show(failed);
  expect(toasts()[0]?.textContent).toContain('Email ou mot de passe incorrect.');
  expect(toasts()[0]?.className).toContain('toastDestructive');
  await act(async () => document.querySelector<HTMLElement>('button[aria-label=Fermer]')?.click());
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(2);
});
