import { describe, expect, it } from 'vitest';
import { ratesFile } from '#tests/support/rates-service.ts';
import { checkPlausible, readPublishedRates } from './published-rates.ts';

const file = ratesFile('2026-10-07');

describe('[PLUS-12] the file of reference rates', () => {
  it('is read with its day, in single and double quotes, without currencies that are none', () => {
    const read = readPublishedRates(file);
    expect(read).toMatchObject({ date: '2026-10-07', rates: { USD: '1.1269', JPY: '178.15' } });
    expect(readPublishedRates(file.replaceAll("'", '"'))).toEqual(read);
    const more = file.replace('</Cube>', "<Cube currency='XXX' rate='1.5'/></Cube>");
    expect(readPublishedRates(more)).toEqual(read);
  });

  it.each([
    ['is empty', ''],
    ['is another page', '<html><body>Sign in</body></html>'],
    ['has no day', file.replace(/ time='.*?'/, '')],
    ['has a day that is none', file.replace('2026-10-07', '2026-02-30')],
    ['has two days', file + file],
    ['names a currency twice', file.replace('</Cube>', "<Cube currency='USD' rate='2'/></Cube>")],
    ['gives a currency for nothing', file.replace('1.1269', '0.0000')],
    ['has hardly a currency', file.replace(/<Cube currency='[^U][^>]*>/g, '')],
    ['hides its rates in entities', file.replaceAll(/rate='[^']*'/g, "rate='&r;'")],
    ['has rates with a comma', file.replaceAll(/rate='(\d+)\./g, "rate='$1,")],
    ['has rates with an exponent', file.replaceAll(/rate='[^']*'/g, "rate='1e3'")],
  ])('is not believed when it %s', (_, text) => {
    expect(() => readPublishedRates(text)).toThrow(/./);
  });

  it('is not believed when it is of the future, or a rate has doubled since the last', () => {
    const read = readPublishedRates(file);
    const known = { ...read, date: '2026-10-06' };
    const today = '2026-10-07';
    expect(() => checkPlausible(read, known, today)).not.toThrow();
    expect(() => checkPlausible(read, null, today)).not.toThrow();
    expect(() => checkPlausible({ ...read, date: '2026-10-09' }, known, today)).toThrow('future');
    for (const USD of ['2.3', '0.5']) {
      const jump = { ...read, rates: { ...read.rates, USD } };
      expect(() => checkPlausible(jump, known, today)).toThrow('USD');
      expect(() => checkPlausible(jump, { ...known, date: '2026-06-01' }, today)).not.toThrow();
    }
  });
});
