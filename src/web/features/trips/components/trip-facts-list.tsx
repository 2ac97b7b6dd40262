import { Coins, ListTodo, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Amount } from '#domain/costs.ts';
import { parseDay } from '#domain/days.ts';
import { formatDate, formatList, formatMoney } from '#i18n/format.ts';
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
      <CostFact facts={facts} people={people} />
    </ul>
  );
}

/** What the trip costs, other currencies at their rates; as they were paid, and without a rate, they stand beside it [PLUS-12]. */
function CostFact({ facts, people }: { facts: Facts; people: number }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { convertedMinor, currency, others } = facts;
  const listOf = (amounts: readonly Amount[]) =>
    formatList(
      amounts.map((amount) => formatMoney(amount.minor, amount.currency, language)),
      language,
    );
  const sum = formatMoney(convertedMinor, currency, language);
  const isConverted = others.converted.length > 0;
  const total = isConverted ? t('factConverted', { total: sum, others: listOf(others.converted) }) : sum;
  const each = formatMoney(Math.round(convertedMinor / people), currency, language);
  const parts = [
    ...(convertedMinor > 0 ? [people > 1 ? t('factCostEach', { total, each }) : total] : []),
    ...(others.apart.length > 0 ? [t('factApart', { amounts: listOf(others.apart) })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <li>
      <Coins aria-hidden="true" />
      {parts.join(' · ')}
    </li>
  );
}
