// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, type ShownToast, toast, toastWhile, useCurrentToast } from './toasts.ts';

let shown: ShownToast | null = null;
let root: Root;

function Viewport() {
  const current = useCurrentToast();
  useEffect(() => {
    shown = current;
  });
  return null;
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Viewport)));
});

afterEach(() => {
  act(() => {
    dismissToast();
    root.unmount();
  });
});

describe('toasts', () => {
  it('[TOAST-1] stay 5000 ms and are plain unless they say otherwise', () => {
    act(() => {
      toast({ title: 'Voyage créé' });
    });
    expect(shown).toMatchObject({ title: 'Voyage créé', duration: 5000, variant: 'default' });
    act(() => {
      toast({ title: 'Hors ligne', duration: Number.POSITIVE_INFINITY, variant: 'destructive' });
    });
    expect(shown).toMatchObject({ duration: Number.POSITIVE_INFINITY, variant: 'destructive' });
  });

  it('[TOAST-1] replace one another: only the newest is there', () => {
    act(() => {
      toast({ title: 'Un' });
      toast({ title: 'Deux' });
    });
    expect(shown?.title).toBe('Deux');
    act(() => dismissToast());
    expect(shown).toBeNull();
  });

  it('[TOAST-1] the end of an old one does not take the new one away', () => {
    let first = 0;
    act(() => {
      first = toast({ title: 'Un' });
      toast({ title: 'Deux' });
      dismissToast(first);
    });
    expect(shown?.title).toBe('Deux');
  });

  it('[PLUS-10] last as long as the work that they are about, where that takes more than a moment', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = toastWhile(promise, { title: 'Billet.pdf arrive' });
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(shown).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shown?.title).toBe('Billet.pdf arrive');
    resolve('done');
    await act(async () => expect(await work).toBe('done'));
    expect(shown).toBeNull();
    vi.useRealTimers();
  });
});
