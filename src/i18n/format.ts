import { CURRENCIES, currencyDigits, USUAL_CURRENCIES } from '#domain/currencies.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import type { Language } from './languages.ts';

/** Locales whose regions put the day before the month. */
const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

type DateStyle = keyof typeof DATE_STYLES;

const DATE_STYLES = {
  short: { day: 'numeric', month: 'short' }, // 3 déc.
  dayMonth: { day: 'numeric', month: 'long' }, // 3 décembre
  weekdayShort: { weekday: 'short', day: 'numeric', month: 'short' }, // jeu. 3 déc.
  weekdayDay: { weekday: 'short', day: 'numeric' }, // jeu. 3
  weekday: { weekday: 'long', day: 'numeric', month: 'long' }, // jeudi 3 décembre
  long: { day: 'numeric', month: 'long', year: 'numeric' }, // 3 décembre 2026
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, // jeudi 3 décembre 2026
  month: { month: 'long', year: 'numeric' }, // décembre 2026
  monthShort: { month: 'short' }, // déc.
  weekdayName: { weekday: 'long' }, // jeudi
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Caches formatters: making one takes longer than a hundred uses. */
function cached<Key extends readonly unknown[], Made>(make: (...key: Key) => Made): (...key: Key) => Made {
  const made = new Map<string, Made>();
  return (...key) => {
    const name = key.join('|');
    const known = made.get(name) ?? make(...key);
    made.set(name, known);
    return known;
  };
}

const dateFormat = cached(
  (language: Language, style: DateStyle) =>
    // A day is its midnight in UTC, the same on every machine.
    new Intl.DateTimeFormat(LOCALES[language], { ...DATE_STYLES[style], timeZone: 'UTC' }),
);
const clockFormat = cached(
  (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
);
const instantFormat = cached(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);
const distanceFormat = cached(
  (language: Language, unit: 'meter' | 'kilometer' | 'foot' | 'mile', digits: number) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, maximumFractionDigits: digits }),
);
const numberFormat = cached(
  (language: Language, digits: number) =>
    new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: digits }),
);
const rateFormat = cached(
  (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumSignificantDigits: 6 }),
);
const moneyFormat = cached(
  (language: Language, currency: string, digits: number) =>
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);
const briefMoneyFormat = cached(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency,
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);
const listFormat = cached(
  (language: Language) => new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }),
);
const sizeFormat = cached(
  (language: Language, unit: string, digits: number) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, maximumFractionDigits: digits }),
);
const relativeFormat = cached(
  (language: Language) => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }),
);
const currencyNames = cached(
  (language: Language) => new Intl.DisplayNames(LOCALES[language], { type: 'currency' }),
);

const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').epochMilliseconds;

/** Makes formatters while a page waits for data: the first ones take longer to make than the page to draw. */
export function prepareFormats(language: Language): void {
  const day = Temporal.PlainDate.from('2026-01-01');
  formatDateRange(day, day.add({ days: 1 }), language);
  formatTime(0, language);
  formatMoney(0, DEFAULT_CURRENCY, language);
}

/** `jeudi 3 décembre`; see {@link DATE_STYLES}. */
export function formatDate(day: Temporal.PlainDate, language: Language, style: DateStyle = 'long'): string {
  return dateFormat(language, style).format(midnight(day));
}

/** `3–8 décembre 2026` */
export function formatDateRange(
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  language: Language,
  style: DateStyle = 'long',
): string {
  const range = dateFormat(language, style).formatRange(midnight(start), midnight(end));
  // Browsers and Node write different spaces; rendered pages have to be the same.
  return range.replaceAll(/\p{Zs}/gu, ' ');
}

/** `09:50`; 1440 is `00:00` [I18N-4]. */
export function formatTime(minutes: number, language: Language): string {
  return clockFormat(language).format(minutes * 60_000);
}

/** `20 nov. 2026, 18:04` */
export function formatInstant(instant: Temporal.Instant, language: Language, timeZone: string): string {
  return instantFormat(language, timeZone).format(instant.epochMilliseconds);
}

/** `1 234,5`, at most `digits` decimals. */
export function formatNumber(value: number, language: Language, digits = 0): string {
  return numberFormat(language, digits).format(value);
}

/** `0,88739`, `178,15`: six significant digits. */
export function formatRate(value: string, language: Language): string {
  return rateFormat(language).format(Number(value));
}

const KILO = 1024;

/** `340 ko`, `1,2 MB`; at least one kilobyte. */
export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILO));
  if (kilobytes < KILO) return sizeFormat(language, 'kilobyte', 0).format(kilobytes);
  return sizeFormat(language, 'megabyte', 1).format(bytes / KILO / KILO);
}

/** `12,50 €`; `isShort`: `12 €`. */
export function formatMoney(
  minor: number,
  currency: string,
  language: Language,
  { isShort = false }: { isShort?: boolean } = {},
): string {
  const digits = currencyDigits(currency);
  const amount = minor / 10 ** digits;
  return moneyFormat(language, currency, isShort && Number.isInteger(amount) ? 0 : digits).format(amount);
}

/** `1 235 €`; from a million on `1,2 M€`. */
export function formatBriefMoney(minor: number, currency: string, language: Language): string {
  const whole = Math.round(minor / 10 ** currencyDigits(currency));
  const format =
    whole < 1_000_000 ? moneyFormat(language, currency, 0) : briefMoneyFormat(language, currency);
  return format.format(whole);
}

/** `Ana, Bo et Chloé` */
export function formatList(parts: readonly string[], language: Language): string {
  return listFormat(language).format(parts.map(isolated));
}

/** `dans 112 jours`, `demain`, `il y a 3 jours` */
export function formatRelativeDays(days: number, language: Language): string {
  return relativeFormat(language).format(days, 'day');
}

/** `aujourd’hui`, `hier`, an earlier day by its date. */
export function formatRecentDay(
  iso: string,
  today: Temporal.PlainDate,
  language: Language,
  style: DateStyle,
): string {
  const day = Temporal.PlainDate.from(iso);
  const distance = today.until(day).days;
  return distance > -2 ? formatRelativeDays(distance, language) : formatDate(day, language, style);
}

/** `45 min`, `1 h 50`, in both languages as timetables write it. */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** Names that browsers' data lack, or have as those of the currency before. */
const RECENT_CURRENCIES: Readonly<Record<string, Record<Language, string>>> = {
  SLE: { fr: 'leone sierra-léonais', en: 'Sierra Leonean leone' },
  VED: { fr: 'bolivar numérique vénézuélien', en: 'Venezuelan digital bolívar' },
  XCG: { fr: 'florin caribéen', en: 'Caribbean guilder' },
  ZWG: { fr: 'or du Zimbabwe', en: 'Zimbabwe Gold' },
};

/** `yen japonais`; else the code. */
export function formatCurrencyName(currency: string, language: Language): string {
  return RECENT_CURRENCIES[currency]?.[language] ?? currencyNames(language).of(currency) ?? currency;
}

/** Lists `EUR · euro`: likely ones, usual ones, then by code. @param likely codes */
export function currencyChoices(
  language: Language,
  likely: readonly string[] = [],
): { value: string; label: string }[] {
  return [...new Set([...likely, ...USUAL_CURRENCIES, ...CURRENCIES])].map((code) => ({
    value: code,
    label: `${code} · ${formatCurrencyName(code, language)}`,
  }));
}

export interface Units {
  distance: 'km' | 'mi';
  temperature: 'c' | 'f';
}

const METRIC: Units = { distance: 'km', temperature: 'c' };

export const METRES_A_MILE = 1609.344;
export const METRES_A_FOOT = 0.3048;

/** Rounds as the value deserves: `350 m`, `5,2 km`, `1 150 ft`. */
export function formatDistance(metres: number, language: Language, { distance }: Units = METRIC): string {
  if (distance === 'mi') {
    const miles = metres / METRES_A_MILE;
    if (miles < 0.195) {
      return distanceFormat(language, 'foot', 0).format(Math.round(metres / METRES_A_FOOT / 50) * 50);
    }
    return distanceFormat(language, 'mile', miles < 9.95 ? 1 : 0).format(miles);
  }
  if (metres < 995) return distanceFormat(language, 'meter', 0).format(Math.round(metres / 10) * 10);
  return distanceFormat(language, 'kilometer', metres < 9_950 ? 1 : 0).format(metres / 1000);
}

/** `17`, `−3`; the degree sign is the text's. */
export function formatTemperature(
  celsius: number,
  language: Language,
  { temperature }: Units = METRIC,
): string {
  const value = Math.round(temperature === 'f' ? celsius * 1.8 + 32 : celsius);
  return formatNumber(value === 0 ? 0 : value, language).replace('-', '\u2212');
}

/** Matches blocks of UAX #9, among them Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Characters FSI and PDI of Unicode. */
export const ISOLATES = { start: '\u2068', end: '\u2069' } as const;

/** Isolates right-to-left user text inside of ours, so that figures around it stay. Markup has `<bdi>`. */
export const isolated = (written: string): string =>
  RIGHT_TO_LEFT.test(written) ? `${ISOLATES.start}${written}${ISOLATES.end}` : written;
