import clsx from 'clsx';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Amount, equalParts } from '#domain/costs.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import type { ExpensesOfPlanner } from '#web/features/planner/planner-parts.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { costsOf, daysOfTrip } from '#web/trip-data/trip.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { BudgetSection } from '../budget/budget-section.tsx';
import { ExpenseSection } from '../expenses/components/expense-section.tsx';
import { COST_KIND_LABELS, type CostSummary, costSummary } from '../model.ts';
import { CostBars } from './cost-bars.tsx';
import { CostTable } from './cost-table.tsx';
import styles from './costs.module.css';

// Loaded on demand: a single traveller does not need it.
const PeopleSection = lazyPart(async () => (await import('../later-parts.ts')).laterParts.PeopleSection);
// Loaded on demand: most trips have one currency.
const ConvertedTotal = lazyPart(async () => (await import('../later-parts.ts')).laterParts.ConvertedTotal);
const OtherCurrencies = lazyPart(async () => (await import('../later-parts.ts')).laterParts.OtherCurrencies);

function isShared(trip: TripDetails): boolean {
  const isSplit = (cost: ReturnType<typeof costsOf>[number]) =>
    cost.kind !== 'note' && (cost.paid_by !== null || cost.split !== null);
  return (
    trip.trip_collaborators.length > 0 || trip.trip_settlements.length > 0 || costsOf(trip).some(isSplit)
  );
}

interface CostPanelProps {
  trip: TripDetails;
  day: string | null;
  expenses: ExpensesOfPlanner;
}

/** Shows total, days, kinds and shares of the costs [COST-1] [PLUS-12]. */
export function CostPanel({ trip, day, expenses }: CostPanelProps) {
  const { t } = useTranslation('trip');
  const costs = useMemo(() => costSummary(trip), [trip]);
  const uncounted = <Uncounted amounts={costs.uncounted} />;
  const isEmpty = costs.convertedTotals.length === 0;
  return (
    <Stack gap={20} className={styles.costs}>
      <Total costs={costs} days={daysOfTrip(trip).length} />
      {costs.convertedTotal !== costs.total && <ConvertedTotal costs={costs} />}
      <BudgetSection trip={trip} spent={costs.convertedTotal} uncounted={uncounted} />
      {isEmpty && (
        <div className={styles.costsEmpty}>
          <h3>{t('costsEmptyTitle')}</h3>
          <p>{t('costsEmptyText')}</p>
        </div>
      )}
      {!isEmpty && (
        <>
          {costs.kinds.some(({ sums }) => sums.convertedMinor !== 0) && (
            <>
              <CostBars days={costs.days} currency={costs.currency} current={day} />
              {uncounted}
            </>
          )}
          <Kinds costs={costs} />
          <CostTable days={costs.days} />
        </>
      )}
      <ExpenseSection trip={trip} actions={expenses} />
      {isShared(trip) && <PeopleSection trip={trip} />}
      {costs.others.length > 0 && <OtherCurrencies trip={trip} others={costs.others} />}
    </Stack>
  );
}

/** Lists amounts without a rate to the trip's currency; renders nothing when all count. */
function Uncounted({ amounts }: { amounts: readonly Amount[] }) {
  const { t } = useTranslation('trip');
  if (amounts.length === 0) return null;
  return (
    <Note tone="warn">
      {t('uncounted')} <AmountSum amounts={amounts} />
    </Note>
  );
}

// Memoised, since it does not depend on the day shown.
const Total = memo(function Total({ costs, days }: { costs: CostSummary; days: number }) {
  const { t } = useTranslation('trip');
  const { totals, people } = costs;
  const isNothing = totals.every(({ minor }) => minor === 0);
  return (
    <Row
      as="section"
      gap={16}
      rowGap={8}
      align="end"
      wrap
      className={styles.costsTotal}
      aria-label={t('totalCost')}
    >
      <h2>{t('totalCost')}</h2>
      <strong className="num">
        <AmountSum amounts={totals} />
      </strong>
      {!isNothing && (
        <Note className={clsx(styles.costsShares, 'num')}>
          {people > 1 && (
            <>
              <b>
                <AmountSum amounts={equalParts(totals, people)} />
              </b>{' '}
              {t('perPerson')}
              <br />
            </>
          )}
          <b>
            <AmountSum amounts={equalParts(totals, Math.max(1, days))} />
          </b>{' '}
          {t('perDay')}
        </Note>
      )}
    </Row>
  );
});

const Kinds = memo(function Kinds({ costs }: { costs: CostSummary }) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { language } = useLanguage();
  return (
    <ul className={styles.costKinds} aria-label={t('trip:costsByKind')}>
      {costs.kinds.map(({ kind, sums, percent }) => (
        <li key={kind} data-kind={kind}>
          <KindIcon kind={kind} />
          <span>{t(COST_KIND_LABELS[kind])}</span>
          <Note as="span" className="num">
            {sums.convertedMinor > 0 && t('trip:percent', { value: formatNumber(percent, language) })}
          </Note>
          <span className="num">
            <AmountSum amounts={sums.atRates} />
          </span>
        </li>
      ))}
    </ul>
  );
});
