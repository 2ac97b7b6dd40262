import { expect, it } from 'vitest';
import { failureText, fileErrorText, OperatorError } from './operator-error.ts';

const failure = (code: string, message: string, path?: string) =>
  Object.assign(new Error(message), { code, ...(path && { path }) });

it.each([
  [
    '3D000',
    'database "a" does not exist',
    /^The database does not exist \(database "a" does not exist\)\. Make it/,
  ],
  [
    '28P01',
    'password authentication failed for user "a"',
    /user "a"\)\. Correct user and password in .*DATABASE_URL/,
  ],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1', /^PostgreSQL does not answer .*host and port/],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db.invalid', /^The host of the database is not known/],
  ['53100', 'could not extend file', /^The disk of the database is full .*Make room/],
])('[PLUS-16] %s of a database becomes a sentence, with what to do', (code, message, text) => {
  expect(failureText(failure(code, message))).toMatch(text);
  expect(failureText(new Error('failed', { cause: failure(code, message) }))).toMatch(text);
});

it('[PLUS-16] a file that can’t be used is named', () => {
  expect(failureText(failure('EACCES', 'EACCES: permission denied', '/srv/a'))).toBe(
    '/srv/a can’t be used: this user may not use it. Give it the right to, or choose another place.',
  );
  expect(fileErrorText(failure('EISDIR', 'EISDIR: read'), '/srv/b')).toBe(
    '/srv/b can’t be used: it is a folder. Name a file.',
  );
});

it('[PLUS-16] a trace is printed of what nobody expected alone', () => {
  expect(failureText(new OperatorError('Do this.'))).toBe('Do this.');
  expect(failureText(new TypeError('x is not a function'))).toContain('    at ');
  expect(failureText('odd')).toBe('odd');
});
