import { describe, expect, it, vi } from 'vitest';
import { DatabaseBusyError, StatementTimeoutError } from '../../database/failures.ts';
import { statusOfState, translateError } from './database-errors.ts';

/** The answer that the library is given. */
function answerTo(error: unknown, report = () => {}) {
  const translated = translateError(error, report);
  if (!(translated instanceof Error) || !('detail' in translated)) return translated;
  return { ...JSON.parse(String(translated.detail)), ...JSON.parse(translated.message) };
}

const refusal = (code: string) => Object.assign(new Error('no'), { code, detail: 'why', hint: 'how' });

describe('errors of the database', () => {
  it.each([
    ['23514', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['22003', 400],
    ['22P02', 400],
    ['22021', 400],
    ['P0001', 400],
    ['54001', 400],
    ['42703', 400],
    ['42P01', 404],
    ['42883', 404],
    ['25006', 405],
    ['40001', 503],
    ['57014', 503],
    ['XX000', 500],
    ['P0002', 500],
  ])('%s has the status %i', (state, status) => expect(statusOfState(state)).toBe(status));

  it('a person’s mistake is answered in the database’s words', () => {
    expect(answerTo(refusal('23514'))).toEqual({
      status: 400,
      headers: {},
      code: '23514',
      message: 'no',
      details: 'why',
      hint: 'how',
    });
  });

  it('what is the server’s own fault is reported, and not shown', () => {
    const report = vi.fn();
    expect(answerTo(refusal('XX000'), report)).toMatchObject({
      status: 500,
      message: 'Something went wrong on the server',
      details: null,
    });
    expect(report).toHaveBeenCalledOnce();
  });

  it('a database that was busy for too long is 503, and reported', () => {
    const report = vi.fn();
    expect(answerTo(new DatabaseBusyError('busy'), report)).toMatchObject({ status: 503, code: 'PGRST003' });
    expect(answerTo(new StatementTimeoutError(), report)).toMatchObject({ status: 503, code: '57014' });
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('a connection that is gone is 503', () => {
    expect(answerTo(Object.assign(new Error('x'), { code: 'CONNECTION_CLOSED' }))).toMatchObject({
      status: 503,
    });
    expect(answerTo(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toMatchObject({ status: 503 });
  });

  it.each(['57P01', '57P03', '08006', 'EHOSTUNREACH', 'EAI_AGAIN'])(
    '[PLUS-25] a server that ends, starts or is away (%s) is 503 without its words',
    (code) => expect(answerTo(refusal(code))).toMatchObject({ status: 503, code: 'PGRST001', details: null }),
  );

  it('keys of our own keep their code', () => {
    expect(translateError(refusal('PT409'), () => {})).toMatchObject({
      code: 'PT409',
      message: 'no',
      hint: 'how',
    });
    expect(translateError(refusal('42501'), () => {})).toMatchObject({ code: '42501' });
  });

  it('what the library throws of its own stays what it is', () => {
    const error = new Error('Unknown operator: x');
    expect(translateError(error, () => {})).toBe(error);
  });
});
