// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useListening } from './use-listening.ts';

const show = reactPage();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Probe({ isShared }: { isShared: boolean | undefined }) {
  return useListening(isShared) ? 'listens' : 'waits';
}
const open = async (isShared: boolean | undefined) => {
  const page = await show(<Probe isShared={isShared} />);
  return () => page.textContent;
};
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('[LIVE-1] a shared trip is listened to once it is painted', async () => {
  const state = await open(true);
  expect(state()).toBe('waits');
  await pass(0);
  expect(state()).toBe('listens');
});

it('[LIVE-1] a trip of one’s own is listened to at an interaction, and by itself later', async () => {
  const state = await open(false);
  await pass(9_000);
  expect(state()).toBe('waits');
  await pass(1_000);
  expect(state()).toBe('listens');
});

it('[LIVE-1] an interaction before the trip is known is enough', async () => {
  const state = await open(undefined);
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown')));
  await pass(60_000);
  expect(state()).toBe('waits');
  await open(false);
  expect(state()).toBe('listens');
});
