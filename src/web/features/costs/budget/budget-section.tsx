import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { useLanguage, withAreas } from '#i18n/i18n.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useToday } from '#web/ui/timing.ts';
import styles from './budget.module.css';
import { type BudgetStatus, budgetStatus } from './budget-status.ts';

const BudgetForm = lazyPart(
  async () => (await withAreas(import('../later-parts.ts'), 'collaborators')).laterParts.BudgetForm,
);

interface BudgetSectionProps {
  trip: TripDetails;
  spent: number;
  /** Names the amounts that the budget leaves out. */
  uncounted: ReactNode;
}

/** Compares the costs with the trip's budget [PLUS-5]. */
export function BudgetSection({ trip, spent, uncounted }: BudgetSectionProps) {
  const { t } = useTranslation('trip');
  const { user } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const budget = budgetStatus(trip, spent, useToday());
  const canEdit = can(roleIn(trip, user?.id), 'edit_trip');
  if (budget === null && !canEdit) return null;
  return (
    <Stack as="section" gap={4} className={styles.budget} aria-label={t('budget')}>
      <Row as="header" gap={12} justify="between">
        <h3>{t('budget')}</h3>
        {!isEditing && (
          <Button
            variant="quiet"
            size="small"
            icon={<Pencil />}
            {...(!canEdit && { disabled: true, title: t('readOnlyReason') })}
            onClick={() => setIsEditing(true)}
          >
            {budget ? t('budgetEdit') : t('budgetSet')}
          </Button>
        )}
      </Row>
      {isEditing && <BudgetForm trip={trip} onClose={() => setIsEditing(false)} />}
      {budget && (
        <>
          <BudgetBalance budget={budget} currency={trip.currency} />
          {uncounted}
        </>
      )}
    </Stack>
  );
}

function BudgetBalance({ budget, currency }: { budget: BudgetStatus; currency: string }) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(minor, currency, language);
  const { minor, left, percent, perDayLeft } = budget;
  return (
    <>
      <p className={clsx(styles.budgetLeft, 'num')} data-over={left < 0 ? '' : undefined}>
        {left < 0 ? (
          <b>{t('budgetOver', { amount: money(-left) })}</b>
        ) : (
          <b>{t('budgetLeft', { amount: money(left) })}</b>
        )}{' '}
        <Note as="span" size={14}>
          {t('budgetOf', { amount: money(minor) })}
        </Note>
      </p>
      <BudgetLine budget={budget} />
      <Row as={Note} gap={16} rowGap={2} align="stretch" justify="between" wrap className="num">
        <span>{t('budgetSpent', { value: formatNumber(percent, language) })}</span>
        {perDayLeft !== null && <span>{t('budgetPerDay', { amount: money(perDayLeft) })}</span>}
      </Row>
    </>
  );
}

/** The rest is dotted; a line beyond the budget passes its stop. Words next to it repeat the amounts. */
function BudgetLine({ budget: { minor, left } }: { budget: BudgetStatus }) {
  const spent = minor - left;
  const whole = Math.max(minor, spent, 1);
  const at = (units: number) => `${Math.min(100, Math.max(0, (units / whole) * 100))}%`;
  const isOver = left < 0;
  return (
    <svg className={styles.budgetLine} data-over={isOver ? '' : undefined} aria-hidden="true">
      <line className={styles.budgetLineAhead} x1="0" x2="100%" y1="14" y2="14" />
      <line className={styles.budgetLineBehind} x1="0" x2={at(Math.min(spent, minor))} y1="14" y2="14" />
      {isOver && <line className={styles.budgetLineBeyond} x1={at(minor)} x2="100%" y1="14" y2="14" />}
      <circle className={styles.budgetLineStart} cx="0" cy="14" r="6" />
      <circle cx={at(minor)} cy="14" r="6" />
      <circle className={styles.budgetLineHere} cx={at(spent)} cy="14" r="10" />
      <circle className={styles.budgetLineDot} cx={at(spent)} cy="14" r="4" />
    </svg>
  );
}
