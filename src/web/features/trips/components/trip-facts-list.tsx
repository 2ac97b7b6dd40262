import { Coins, ListTodo, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Facts } from '../model.ts';
import styles from '../next-trip.module.css';

/** Up to three facts about a trip, a line each. While they load (null) their space is reserved, so that nothing jumps. */
export function TripFactsList({ facts, people }: { facts: Facts | null; people: number }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  if (!facts) return <div className={styles.nextFacts} />;

  const due = parseDay(facts.nearestDue);
  const tasks = due
    ? t('factTasksDue', { count: facts.openTasks, day: formatDate(due, language, 'weekdayShort') })
    : t('factTasks', { count: facts.openTasks });
  const total = formatMoney(facts.totalMinor, facts.currency, language);
  const each = formatMoney(Math.round(facts.totalMinor / people), facts.currency, language);
  return (
    <ul className={styles.nextFacts}>
      <li>
        <MapPin aria-hidden="true" />
        {facts.items === 0 ? t('factNoItems') : t('factItems', { count: facts.items })}
      </li>
      {facts.openTasks > 0 && (
        <li>
          <ListTodo aria-hidden="true" />
          {tasks}
        </li>
      )}
      {facts.totalMinor > 0 && (
        <li>
          <Coins aria-hidden="true" />
          {people > 1 ? t('factCostEach', { total, each }) : total}
        </li>
      )}
    </ul>
  );
}
