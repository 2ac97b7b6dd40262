import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { AppError, isTransient, isUnavailable, toAppError, unwrap } from './app-error.ts';

const database = (code: string, message: string, rest: object = {}) => ({
  code,
  message,
  details: null,
  hint: null,
  ...rest,
});

describe('errors of the database', () => {
  it('[API-5] a key that a function or trigger raises is the key, with the field in its details', () => {
    const error = toAppError(
      database('PT400', 'title_blank', { details: 'title', hint: 'title_blank' }),
      400,
    );
    expect(error).toMatchObject({
      key: 'title_blank',
      status: 400,
      details: 'title',
      hint: 'title_blank',
      code: 'PT400',
    });
  });

  it('[ITEM-8] a missing column or table is a schema mismatch', () => {
    for (const code of ['PGRST204', 'PGRST205', '42703', '42P01']) {
      expect(toAppError(database(code, "Could not find the 'mood' column")).key).toBe('schema_mismatch');
    }
  });

  it('[PROF-3] no row has a key of its own', () => {
    expect(
      toAppError(database('PGRST116', 'Cannot coerce the result to a single JSON object'), 406).key,
    ).toBe('no_row');
  });

  it('[API-5] a refusal of row-level security, and one with a key of its own', () => {
    expect(
      toAppError(database('42501', 'new row violates row-level security policy for table "trips"'), 403).key,
    ).toBe('forbidden');
    expect(toAppError(database('42501', 'premium_required', { hint: 'premium_required' }), 403).key).toBe(
      'premium_required',
    );
  });

  it('[ITEM-8] what nobody knows keeps the message of the database', () => {
    const error = toAppError(database('XX000', 'something odd happened'), 400);
    expect(error).toMatchObject({ key: 'unknown', message: 'something odd happened', code: 'XX000' });
  });
});

describe('errors of requests', () => {
  it.each([
    ['TypeError: Failed to fetch', 'network'],
    ['fetch failed', 'network'],
    ['NetworkError when attempting to fetch resource.', 'network'],
    ['error loading dynamically imported module: https://escale.example/assets/file.js', 'network'],
    ['Importing a module script failed.', 'network'],
    ['Unable to preload CSS for /assets/file.css', 'network'],
  ])('no answer (%s) is a matter of the network', (message, key) => {
    expect(toAppError(new TypeError(message)).key).toBe(key);
    expect(toAppError(database('', message), 0)).toMatchObject({ key, status: undefined });
  });

  it.each([
    [401, 'not_authenticated'],
    [403, 'forbidden'],
    [408, 'timeout'],
    [413, 'payload_too_large'],
    [429, 'too_many_requests'],
    [500, 'server'],
    [503, 'server'],
  ])('the status %d alone says enough', (status, key) => {
    expect(toAppError({ message: 'x' }, status).key).toBe(key);
  });

  it('a request that was given up timed out', () => {
    expect(toAppError(new DOMException('signal timed out', 'TimeoutError')).key).toBe('timeout');
    expect(toAppError(database('', 'TimeoutError: signal timed out'), 0).key).toBe('timeout');
  });

  it('[PLUS-3] what no server has answered is a matter of the network, however it is put', () => {
    expect(toAppError(database('', 'FetchError: the line was cut'), 0).key).toBe('network');
  });
});

describe('errors of sign-in and functions', () => {
  it('[AUTH-5] wrong credentials', () => {
    const error = {
      name: 'AuthApiError',
      message: 'Invalid login credentials',
      status: 400,
      code: 'invalid_credentials',
    };
    expect(toAppError(error)).toMatchObject({
      key: 'login_failed',
      status: 400,
      message: 'Invalid login credentials',
    });
  });

  it.each([
    ['Password should be at least 8 characters.', 'password_short'],
    ['Password is known to be weak and easy to guess, please choose a different one.', 'password_common'],
  ])('[AUTH-2] a weak password: %s', (message, key) => {
    const error = { name: 'AuthWeakPasswordError', message, status: 422, code: 'weak_password', reasons: [] };
    expect(toAppError(error).key).toBe(key);
  });

  it('[AUTH-4] a confirmation mail that could not be sent', () => {
    const error = { name: 'AuthApiError', message: 'Error sending confirmation email', status: 500 };
    expect(toAppError(error).key).toBe('confirmation_mail_failed');
  });

  it.each([
    ['FunctionsFetchError', 'function_fetch'],
    ['FunctionsRelayError', 'function_relay'],
    ['FunctionsHttpError', 'function_http'],
  ])('%s is %s', (name, key) => {
    expect(toAppError({ name, message: 'Edge Function returned a non-2xx status code' }).key).toBe(key);
  });
});

describe('anything else', () => {
  it('stays what it is when it is an AppError', () => {
    const error = new AppError('no_row');
    expect(toAppError(error)).toBe(error);
    expect(error.message).toBe('no_row');
  });

  it.each([[null], [undefined], [42], ['plain text'], [{}], [new Error('broken')]])(
    'never throws (%j)',
    (thrown) => {
      expect(toAppError(thrown)).toMatchObject({ name: 'AppError', key: 'unknown' });
    },
  );

  it('keeps what was thrown as its cause', () => {
    const cause = new Error('broken');
    expect(toAppError(cause)).toMatchObject({ message: 'broken', cause });
    expect(toAppError('plain text').message).toBe('plain text');
  });
});

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

describe('unwrap', () => {
  it('hands over the data of an answer, with its type', () => {
    const answer: PostgrestSingleResponse<{ id: string }[]> = JSON.parse(
      '{ "data": [{ "id": "a" }], "error": null, "status": 200 }',
    );
    const rows: { id: string }[] = unwrap(answer);
    expect(rows).toEqual([{ id: 'a' }]);
  });

  it('throws the error of an answer, with the status that stands beside it', () => {
    const answer = {
      data: null,
      error: { message: 'Payload', code: '', details: '', hint: '' },
      status: 413,
    };
    expect(() => unwrap(answer)).toThrow(
      expect.objectContaining({ name: 'AppError', key: 'payload_too_large', status: 413 }),
    );
  });
});
