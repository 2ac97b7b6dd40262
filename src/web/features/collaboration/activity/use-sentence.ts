import { useTranslation } from 'react-i18next';
import type { TripItem } from '#domain/items.ts';
import { toMinorUnits } from '#domain/money.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { type Activity, loggedActOf, type Subject, subjectOf } from './activity-log.ts';

/** A sentence is cut around the names of its author and subject. */
export interface SentenceParts {
  pieces: string[];
  what: string;
  details: string;
}

/** Private-use characters mark where names are inserted. */
const MARKS = { who: '\uE000', what: '\uE001' };

interface SentenceSources {
  items: readonly TripItem[];
  nameOf: (id: string) => string;
  isRefund: boolean;
}

export function useSentence(entry: Activity, { items, nameOf, isRefund }: SentenceSources): SentenceParts {
  const { t } = useTranslation('collaborators');
  const { language } = useLanguage();
  const act = loggedActOf(entry, items);
  const role = entry.changes.get('role')?.is;
  const names = { ...MARKS, name: MARKS.what };
  const text =
    act === 'roleChanged'
      ? t(role === 'editor' ? 'act_editor' : 'act_viewer', names)
      : t(`act_${act}`, names);
  const what = (subject: Subject): string => {
    switch (subject.kind) {
      case 'trip':
        return subject.items > 0 ? t('subjectTripAndItems', { count: subject.items }) : t('subjectTrip');
      case 'item':
        return t('quoted', { title: subject.title });
      case 'task':
        return t('subjectTask', { title: subject.title });
      case 'document':
        return t('subjectDocument', { title: subject.title });
      case 'list':
        return t('subjectList', { title: subject.title });
      case 'track':
        return t('subjectTrack', { title: subject.title });
      case 'poll':
        return t('subjectPoll', { title: subject.title });
      case 'expense':
        return t(isRefund ? 'subjectRefund' : 'subjectExpense', { title: subject.title });
      case 'expenses':
        return t('subjectExpenses', { count: subject.amount });
      case 'items':
        return t('subjectItems', { count: subject.amount });
      case 'tasks':
        return t('subjectTasks', { count: subject.amount });
      case 'settlements':
        return t('subjectSettlements', { count: subject.amount });
      case 'settlement':
        return t('subjectSettlement');
      case 'person':
        return subject.name ?? (subject.id ? nameOf(subject.id) : t('formerMember'));
    }
  };
  return {
    pieces: text
      .split(/([\uE000\uE001])/)
      .filter((piece) => piece !== '')
      .map((piece) => (piece === MARKS.who ? 'who' : piece === MARKS.what ? 'what' : piece)),
    what: what(subjectOf(entry)),
    details: settledText(),
  };

  function settledText(): string {
    const first = (column: string) => entry.changes.get(column)?.was;
    const [from, to, amount, currency] = ['from_id', 'to_id', 'amount', 'currency'].map(first);
    if (typeof from !== 'string' || typeof to !== 'string' || typeof currency !== 'string') return '';
    const minor =
      typeof amount === 'number' || typeof amount === 'string' ? toMinorUnits(amount, currency) : null;
    if (minor === null) return '';
    return t('settledDetail', {
      from: nameOf(from),
      to: nameOf(to),
      amount: formatMoney(minor, currency, language),
    });
  }
}
