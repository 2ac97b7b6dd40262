import { can } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { useSettle } from '../../mutations.ts';
import type { SharedCosts } from '../shared-costs.ts';
import { Settlements } from './settlements.tsx';
import { Transfers } from './transfers.tsx';

/** Open debts and payments. */
export function SettleUp({ trip, costs, title }: { trip: TripDetails; costs: SharedCosts; title: string }) {
  const { user } = useSession();
  const { settle, takeBack } = useSettle(trip);
  const canEdit = can(roleIn(trip, user?.id), 'edit_items');
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Transfers
        costs={costs}
        onSettle={
          canEdit
            ? ({ from, to, minor }) => settle({ from: from.id, to: to.id, minor, currency: costs.currency })
            : null
        }
      />
      <Settlements costs={costs} onTakeBack={canEdit ? ({ row }) => takeBack(row) : null} />
    </section>
  );
}
