import { describe, expect, it } from 'vitest';
import { rateColumn, rateFieldsOf, rateOf } from './rate-fields.ts';

const own = { from: 'USD', to: 'EUR', value: '0.9' };
const fixed = { ...own, value: '0.8873901855', date: '2026-10-06' };
const form = (stored: unknown, typed?: string) => ({
  currency: 'USD',
  ...rateFieldsOf('USD', 'EUR', stored),
  ...(typed !== undefined && { rate: typed }),
});

describe('[PLUS-12] the rate in the form of a cost', () => {
  it('shows one’s own as text, and keeps a reference rate beside', () => {
    expect(form(own)).toMatchObject({ rate: '0.9', fixed_rate: null });
    expect(form(fixed)).toMatchObject({ rate: '', fixed_rate: fixed });
    expect(form(null)).toMatchObject({ rate: '', fixed_rate: null });
  });

  it('is neither shown nor written where it is between other currencies', () => {
    expect(rateFieldsOf('USD', 'CHF', own)).toEqual({ rate: '', fixed_rate: null });
    expect(rateFieldsOf('GBP', 'EUR', fixed)).toEqual({ rate: '', fixed_rate: null });
    expect(rateColumn({ currency: 'USD', ...rateFieldsOf('USD', 'CHF', own) }, 'CHF', own)).toEqual({});
  });

  it('is what was typed, else what was fixed', () => {
    expect(rateOf(form(fixed, '0,91'), 'EUR')).toEqual({ ...own, value: '0.91' });
    expect(rateOf(form(fixed), 'EUR')).toEqual(fixed);
    expect(rateOf(form(fixed), 'CHF')).toBeNull();
  });

  it('is written when it is one’s own, or was', () => {
    expect(rateColumn(form(fixed, '0,91'), 'EUR', fixed)).toEqual({ rate: { ...own, value: '0.91' } });
    expect(rateColumn(form(own, ''), 'EUR', own)).toEqual({ rate: null });
    expect(rateColumn(form(fixed), 'EUR', fixed)).toEqual({});
    expect(rateColumn(form(null), 'EUR', undefined)).toEqual({});
    expect(rateColumn({ ...form(own), currency: 'EUR' }, 'EUR', own)).toEqual({});
  });
});
