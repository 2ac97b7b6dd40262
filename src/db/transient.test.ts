import { expect, it } from 'vitest';
import { AppError, toAppError } from './app-error.ts';
import { isTransient, isUnavailable } from './transient.ts';

it('[PLUS-3] what the database has not refused is transient', () => {
  const failures = [
    toAppError(new TypeError('Failed to fetch')),
    toAppError({ message: 'Bad gateway' }, 502),
    toAppError({ message: 'Slow down' }, 429),
    toAppError({ message: 'canceling statement', code: '57014' }, 500),
    toAppError({ message: 'JWT expired', code: 'PGRST301' }, 401),
    new AppError('not_signed_in', '', { status: 403 }),
  ];
  for (const failure of failures) expect(isTransient(failure)).toBe(true);
  for (const key of ['forbidden', 'no_row', 'title_required', 'trip_changed', 'unknown'])
    expect(isTransient(new AppError(key, '', { status: 400 }))).toBe(false);
});

it('reading is tried again when the server was unavailable, not when nobody is signed in', () => {
  expect(isUnavailable(new AppError('server'))).toBe(true);
  expect(isUnavailable(new AppError('session_expired'))).toBe(false);
});
