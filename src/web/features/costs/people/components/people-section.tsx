import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { participants, sharedCosts } from '../shared-costs.ts';
import { ChangeSharers } from './change-sharers.tsx';
import styles from './people.module.css';
import { PersonBars } from './person-bars.tsx';
import { PersonTable } from './person-table.tsx';
import { SettleUp } from './settle-up.tsx';
import { UnpaidItems } from './unpaid-items.tsx';

export function PeopleSection({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('trip');
  const everyone = useMemo(() => participants(trip), [trip]);
  const costs = useMemo(() => sharedCosts(trip, everyone), [trip, everyone]);
  const { user } = useSession();
  const mayChange = can(roleIn(trip, user?.id), 'edit_items');
  const sections = costs.map((shared) => {
    const isOwn = shared.currency === trip.currency;
    const named = (title: string) => (isOwn ? title : t('inCurrency', { title, currency: shared.currency }));
    const isCounted =
      shared.people.some(({ paid, share }) => paid !== 0 || share !== 0) || shared.settlements.length > 0;
    return (
      <div key={shared.currency} className={styles.costPeople}>
        {isCounted && (
          <section aria-label={named(t('costsByPerson'))}>
            <h3>{named(t('costsByPerson'))}</h3>
            <PersonBars costs={shared} />
            <PersonTable costs={shared} caption={named(t('costsByPerson'))} />
          </section>
        )}
        {isCounted && <SettleUp trip={trip} costs={shared} title={named(t('settleUp'))} />}
        {shared.unpaid.length > 0 && <UnpaidItems trip={trip} costs={shared} everyone={everyone} />}
      </div>
    );
  });
  return (
    <>
      {sections}
      {mayChange && <ChangeSharers trip={trip} everyone={everyone} />}
    </>
  );
}
