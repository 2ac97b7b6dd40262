import { Coins, ListTodo, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { equalParts } from '#domain/costs.ts';
import { parseDay } from '#domain/days.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { Facts } from '../model.ts';
import styles from './next-trip.module.css';

/** Reserves the space while the facts load (null). */
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
      <Row as="li" gap={8}>
        <MapPin />
        {facts.items === 0 ? t('factNoItems') : t('factItems', { count: facts.items })}
      </Row>
      {facts.openTasks > 0 && (
        <Row as="li" gap={8}>
          <ListTodo />
          {tasks}
        </Row>
      )}
      <CostFact facts={facts} people={people} />
    </ul>
  );
}

/** Shows the cost at exchange rates, and per traveller [PLUS-12]. */
function CostFact({ facts: { costs, isConverted }, people }: { facts: Facts; people: number }) {
  const { t } = useTranslation('dashboard');
  const { asPriced, atRates } = costs;
  if (asPriced.length === 0) return null;
  return (
    <Row as="li" gap={8}>
      <Coins />
      <span>
        <AmountSum amounts={asPriced} />
        {isConverted && (
          <>
            {' · '}
            <AmountSum amounts={atRates} isApproximate /> {t('factAtRates')}
          </>
        )}
        {people > 1 && (
          <>
            {' · '}
            <AmountSum amounts={equalParts(atRates, people)} isApproximate={isConverted} /> {t('factEach')}
          </>
        )}
      </span>
    </Row>
  );
}
