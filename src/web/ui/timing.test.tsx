// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { usePageAttended } from './timing.ts';

const show = reactPage();
function Page() {
  return usePageAttended() ? 'attended' : 'unattended';
}
async function turn(state: 'visible' | 'hidden'): Promise<void> {
  await act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const dispatch = (event: Event) =>
  act(() => {
    document.dispatchEvent(event);
    return vi.advanceTimersByTimeAsync(0);
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[PLUS-19] [CHAT-2] nobody looks at a page that is hidden, or that nobody has used for five minutes', async () => {
  vi.useFakeTimers();
  const page = await show(<Page />);
  expect(page.textContent).toBe('attended');
  await pass(4);
  await dispatch(new KeyboardEvent('keydown', { key: 'a' }));
  await pass(4);
  expect(page.textContent).toBe('attended');
  await pass(2);
  expect(page.textContent).toBe('unattended');
  await dispatch(new Event('wheel'));
  expect(page.textContent).toBe('attended');
  await turn('hidden');
  expect(page.textContent).toBe('unattended');
  await pass(10);
  await turn('visible');
  expect(page.textContent).toBe('attended');
});

it.each(['focusin', 'input', 'click'])(
  '[PLUS-19] [CHAT-2] who reads and writes without pointer and keys looks at the page: %s',
  async (sign) => {
    vi.useFakeTimers();
    const page = await show(<Page />);
    await pass(6);
    expect(page.textContent).toBe('unattended');
    await dispatch(new Event(sign));
    expect(page.textContent).toBe('attended');
  },
);

it('[PLUS-19] [CHAT-2] a log that scrolls to a new message by itself has nobody before it', async () => {
  vi.useFakeTimers();
  const page = await show(<Page />);
  await pass(6);
  await dispatch(new Event('scroll'));
  expect(page.textContent).toBe('unattended');
});

it('[SHELL-5] a page that is used again is rendered after the event, so that a field has what was typed', async () => {
  vi.useFakeTimers();
  const page = await show(<Page />);
  await pass(6);
  await act(async () => document.dispatchEvent(new Event('input')));
  expect(page.textContent).toBe('unattended');
  await pass(0);
  expect(page.textContent).toBe('attended');
});
