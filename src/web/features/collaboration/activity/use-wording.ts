import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '#db/database.types.ts';
import { parseDay } from '#domain/days.ts';
import { toMinorUnits } from '#domain/money.ts';
import { parseMinutes } from '#domain/times.ts';
import { formatDate, formatDuration, formatMoney, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { Activity, ColumnChange } from './activity-log.ts';

type Form = 'day' | 'time' | 'minutes' | 'money' | 'text' | 'person';

/** Columns in the order shown; the label is null where the value needs none. */
const SHOWN_WITH_VALUES = {
  title: ['text', null],
  date: ['day', null],
  time: ['time', null],
  end_time: ['time', 'collaborators:columnEnd'],
  check_in: ['day', 'collaborators:columnArrival'],
  check_in_time: ['time', 'collaborators:columnArrivalTime'],
  check_out: ['day', 'collaborators:columnDeparture'],
  check_out_time: ['time', 'collaborators:columnDepartureTime'],
  duration: ['minutes', 'collaborators:columnDuration'],
  destination: ['text', 'collaborators:columnDestination'],
  start_date: ['day', 'collaborators:columnStart'],
  end_date: ['day', 'collaborators:columnLastDay'],
  price: ['money', 'collaborators:columnPrice'],
  budget: ['money', 'collaborators:columnBudget'],
  due_date: ['day', 'collaborators:columnDue'],
  assigned_to: ['person', 'collaborators:columnAssigned'],
} as const satisfies Record<string, [Form, string | null]>;

/** These columns are mentioned without their values. */
const NAMED = {
  location: 'collaborators:columnPlace',
  address: 'collaborators:columnPlace',
  start_location: 'collaborators:columnPlace',
  end_location: 'collaborators:columnPlace',
  notes: 'collaborators:columnNote',
  content: 'collaborators:columnNote',
  description: 'collaborators:columnDescription',
  travellers: 'collaborators:columnTravellers',
  type: 'collaborators:columnKind',
  sub_type: 'collaborators:columnKind',
  category: 'collaborators:columnKind',
  paid_by: 'collaborators:columnPayer',
  split: 'collaborators:columnSplit',
  rate: 'collaborators:columnRate',
  image_url: 'collaborators:columnImage',
  closed_on: 'collaborators:columnClosed',
  opens_at: 'collaborators:columnClosed',
  closes_at: 'collaborators:columnClosed',
  booking: 'collaborators:columnBooking',
  break_duration: 'collaborators:columnBreak',
  status: 'collaborators:columnStatus',
} as const;

/** `currency` is for lines without one, `nameOf` for people's ids. */
interface Context {
  currency: string;
  nameOf: (id: string) => string;
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : null);
const amountOf = (value: Json) => (typeof value === 'number' || typeof value === 'string' ? value : null);

/** Writes `jeu. 3 déc. → ven. 4 déc., 10:00 → 11:00`. */
export function useWording({ currency, nameOf }: Context): (changes: Activity['changes']) => string {
  const { t } = useTranslation(['collaborators']);
  const { language } = useLanguage();
  return useMemo(() => {
    const write = (form: Form, value: Json, inCurrency: string): string | null => {
      if (value === null) return null;
      switch (form) {
        case 'day': {
          const day = parseDay(textOf(value));
          return day && formatDate(day, language, 'weekdayShort');
        }
        case 'time': {
          const minutes = parseMinutes(textOf(value));
          return minutes === null ? null : formatTime(minutes, language);
        }
        case 'minutes':
          return typeof value === 'number' ? formatDuration(value) : null;
        case 'money': {
          const minor = toMinorUnits(amountOf(value), inCurrency);
          return minor === null ? null : formatMoney(minor, inCurrency, language);
        }
        case 'person':
          return typeof value === 'string' ? nameOf(value) : null;
        case 'text':
          return typeof value === 'string' ? t('quoted', { title: value }) : null;
      }
    };
    const fromTo = (form: Form, change: ColumnChange, paid: ColumnChange) => {
      if (!change) return null;
      const was = write(form, change.was, textOf(paid?.was) ?? currency);
      const is = write(form, change.is, textOf(paid?.is) ?? currency);
      return was === null && is === null
        ? null
        : t('fromTo', { was: was ?? t('nothing'), is: is ?? t('nothing') });
    };
    return (changes) => {
      const paid = changes.get('currency') ?? null;
      const values = Object.entries(SHOWN_WITH_VALUES).flatMap(([column, [form, label]]) => {
        if (!changes.has(column)) return [];
        const text = fromTo(form, changes.get(column) ?? null, paid);
        if (text === null) return label ? [t(label)] : [];
        return [label ? t('columnChange', { column: t(label), change: text }) : text];
      });
      const names = Object.entries(NAMED).flatMap(([column, label]) =>
        changes.has(column) ? [t(label)] : [],
      );
      return [...values, ...new Set(names)].join(', ');
    };
  }, [t, language, currency, nameOf]);
}
