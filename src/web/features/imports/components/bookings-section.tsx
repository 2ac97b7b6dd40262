import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { Proposals } from '../bookings/use-proposal-facts.ts';
import styles from './imports.module.css';
import { ProposalRow } from './proposal-row.tsx';

interface BookingsSectionProps {
  proposals: Proposals;
  onCorrect: (row: PlannerItem) => void;
}

/** Number of items from which a checkbox ticks all. */
const FEWEST_FOR_ALL = 3;

export function BookingsSection({ proposals, onCorrect }: BookingsSectionProps) {
  const { t } = useTranslation('imports');
  const { items, isTicked, tick, chosen } = proposals;
  const open = items.filter(({ status }) => status !== 'addedToTrip');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="import-found">
      <Row as="header" gap={16} rowGap={8} justify="between" wrap className={styles.found}>
        <h3 id="import-found">{t('foundTitle')}</h3>
        {open.length >= FEWEST_FOR_ALL && (
          <CheckboxField
            label={t('all')}
            checked={chosen.length === open.length}
            onChange={(event) => tick(open, event.target.checked)}
          />
        )}
      </Row>
      <ul className={styles.proposals} aria-label={t('foundTitle')}>
        {items.map((item) => (
          <ProposalRow
            key={item.row.id}
            item={item}
            isTicked={isTicked(item)}
            onTick={(to) => tick([item], to)}
            onCorrect={() => onCorrect(item.row)}
          />
        ))}
      </ul>
    </section>
  );
}
