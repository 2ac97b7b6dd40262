import { describe, expect, it, vi } from 'vitest';
import { CURRENCIES } from '#domain/currencies.ts';
import {
  currencyChoices,
  formatBriefMoney,
  formatCurrencyName,
  formatDate,
  formatDateRange,
  formatDistance,
  formatDuration,
  formatInstant,
  formatList,
  formatMoney,
  formatNumber,
  formatRelativeDays,
  formatTemperature,
  formatTime,
  isolated,
} from './format.ts';
import { createI18n } from './i18n.ts';

const day = Temporal.PlainDate.from('2026-12-03');
/** Intl writes narrow and no-break spaces: here they are all plain. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('dates', () => {
  it('[I18N-4] follow the language', () => {
    expect(formatDate(day, 'fr', 'full')).toBe('jeudi 3 décembre 2026');
    expect(formatDate(day, 'en', 'full')).toMatch(/^Thursday,? 3 December 2026$/);
    expect(formatDate(day, 'fr', 'short')).toBe('3 déc.');
    expect(formatDate(day, 'en', 'weekday')).toMatch(/^Thursday,? 3 December$/);
    expect(formatDate(day, 'fr')).toBe('3 décembre 2026');
  });

  it('[I18N-4] name the day they are, wherever the machine stands', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris']) {
      vi.stubEnv('TZ', zone);
      expect(formatDate(day, 'fr', 'dayMonth')).toBe('3 décembre');
      expect(formatTime(0, 'fr')).toBe('00:00');
    }
    vi.unstubAllEnvs();
  });

  it('[I18N-4] say once what two days share', () => {
    const end = Temporal.PlainDate.from('2026-12-08');
    expect(plain(formatDateRange(day, end, 'fr'))).toBe('3–8 décembre 2026');
    expect(plain(formatDateRange(day, end, 'en', 'short'))).toMatch(/^3 ?– ?8 Dec$/);
  });

  it('[I18N-4] count days from today', () => {
    expect(formatRelativeDays(112, 'fr')).toBe('dans 112 jours');
    expect(formatRelativeDays(1, 'fr')).toBe('demain');
    expect(formatRelativeDays(-1, 'en')).toBe('yesterday');
    expect(formatRelativeDays(3, 'en')).toBe('in 3 days');
  });
});

describe('times', () => {
  it('[I18N-4] are of 24 hours', () => {
    expect([formatTime(590, 'fr'), formatTime(1110, 'en'), formatTime(0, 'en')]).toEqual([
      '09:50',
      '18:30',
      '00:00',
    ]);
  });

  it('[I18N-4] of a moment are in the zone of the reader', () => {
    const instant = Temporal.Instant.from('2026-11-20T18:04:56Z');
    expect(plain(formatInstant(instant, 'fr', 'Europe/Paris'))).toContain('19:04');
    expect(plain(formatInstant(instant, 'en', 'America/New_York'))).toContain('13:04');
  });

  it('[I18N-4] [MAP-4] distances are no more precise than they are', () => {
    expect([4, 348, 996, 5_210, 1_452_936].map((metres) => plain(formatDistance(metres, 'fr')))).toEqual([
      '0 m',
      '350 m',
      '1 km',
      '5,2 km',
      '1 453 km',
    ]);
    expect(plain(formatDistance(5_210, 'en'))).toBe('5.2 km');
    const miles = { distance: 'mi', temperature: 'f' } as const;
    expect([100, 348, 5_210, 1_452_936].map((metres) => plain(formatDistance(metres, 'en', miles)))).toEqual([
      '350 ft',
      '0.2 mi',
      '3.2 mi',
      '903 mi',
    ]);
    expect([-3.4, -0.2, 17].map((celsius) => formatTemperature(celsius, 'fr'))).toEqual(['−3', '0', '17']);
    expect([-20, 0, 17].map((celsius) => formatTemperature(celsius, 'en', miles))).toEqual([
      '−4',
      '32',
      '63',
    ]);
  });

  it('[I18N-4] that last are written as timetables do', () => {
    expect([45, 60, 110, 65, 1500].map((minutes) => plain(formatDuration(minutes)))).toEqual([
      '45 min',
      '1 h',
      '1 h 50',
      '1 h 05',
      '25 h',
    ]);
  });
});

describe('money, numbers and lists', () => {
  it('[I18N-4] write an amount with the digits of its currency', () => {
    expect(plain(formatMoney(123_450, 'EUR', 'fr'))).toBe('1 234,50 €');
    expect(formatMoney(123_450, 'EUR', 'en')).toBe('€1,234.50');
    expect(plain(formatMoney(1500, 'JPY', 'fr'))).toBe('1 500 JPY');
    expect(formatMoney(1500, 'KWD', 'en')).toMatch(/1\.500$/);
  });

  it('[I18N-4] leave nothing behind the point when asked to be short', () => {
    expect(plain(formatMoney(1200, 'EUR', 'fr', { isShort: true }))).toBe('12 €');
    expect(plain(formatMoney(1250, 'EUR', 'fr', { isShort: true }))).toBe('12,50 €');
  });

  it('[I18N-4] [PLUS-5] write money without cents where room is short, and millions by their letter', () => {
    expect(plain(formatBriefMoney(123_456, 'EUR', 'fr'))).toBe('1 235 €');
    expect(plain(formatBriefMoney(99_999_940, 'EUR', 'fr'))).toBe('999 999 €');
    expect(plain(formatBriefMoney(1_250_000, 'VND', 'fr'))).toBe('1,3 M ₫');
    expect(plain(formatBriefMoney(123_456_789, 'JPY', 'en'))).toBe('JP¥123.5m');
  });

  it('[I18N-4] group thousands and join lists as the language does', () => {
    expect(plain(formatNumber(1234.56, 'fr', 1))).toBe('1 234,6');
    expect(formatNumber(1234, 'en')).toBe('1,234');
    expect(formatList(['Ana', 'Bo', 'Chloé'], 'fr')).toBe('Ana, Bo et Chloé');
    expect(formatList(['Ana', 'Bo', 'Chloé'], 'en')).toBe('Ana, Bo and Chloé');
    expect(formatCurrencyName('JPY', 'fr')).toBe('yen japonais');
  });

  it('[I18N-4] name every currency in words', () => {
    for (const language of ['fr', 'en'] as const)
      expect(CURRENCIES.filter((code) => formatCurrencyName(code, language) === code)).toEqual([]);
  });
});

describe('[I18N-1] [PLUS-24] what is written from right to left', () => {
  it('is isolated with its own punctuation, and nothing else is', () => {
    expect(isolated('תל אביב, 3!')).toBe('\u2068תל אביב, 3!\u2069');
    expect(isolated('عمّان')).toBe('\u2068عمّان\u2069');
    expect(isolated('Café ☕ — 東京 12:30')).toBe('Café ☕ — 東京 12:30');
  });

  it('leaves the words and signs around it where they are, in every text that names it', async () => {
    const i18n = await createI18n('fr');
    await i18n.loadNamespaces(['collaborators', 'dashboard']);
    expect(i18n.t('collaborators:quoted', { title: 'שוק הכרמל!' })).toBe(
      '«\u00a0\u2068שוק הכרמל!\u2069\u00a0»',
    );
    expect(i18n.t('collaborators:quoted', { title: 'Marché !' })).toBe('«\u00a0Marché !\u00a0»');
    // It is stored: the name of a copy is what was written, and no more.
    expect(i18n.t('dashboard:copyOf', { title: 'שוק' })).toBe('שוק (copie)');
  });
});

it('[COST-1] offers the likely currencies first, then the usual ones, and each once', () => {
  const codes = currencyChoices('fr', ['THB', 'JPY']).map(({ value }) => value);
  expect(codes.slice(0, 4)).toEqual(['THB', 'JPY', 'EUR', 'USD']);
  expect(codes.toSorted()).toEqual([...CURRENCIES].toSorted());
  expect(currencyChoices('en')[0]).toEqual({ value: 'EUR', label: 'EUR · Euro' });
});
