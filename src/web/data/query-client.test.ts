// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { AppError } from '#db/app-error.ts';
import { queryClient } from './query-client.ts';

it.each([
  ['session_expired', 2],
  ['server', 2],
  ['forbidden', 1],
])('[AUTH-10] [PLUS-3] what is refused as %s is asked for so many times: %i', async (key, times) => {
  vi.useFakeTimers();
  const queryFn = vi.fn(async () => 'trips');
  queryFn.mockRejectedValueOnce(new AppError(key));
  const asked = queryClient.fetchQuery({ queryKey: [key], queryFn }).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toBe(times === 2 ? 'trips' : 'failed');
  expect(queryFn).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});
