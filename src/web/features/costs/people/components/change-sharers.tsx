import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import type { Participant } from '../shared-costs.ts';
import { possibleSharers, pricedCosts } from '../sharers.ts';
import { SharersDialog } from './sharers-dialog.tsx';

export function ChangeSharers({ trip, everyone }: { trip: TripDetails; everyone: readonly Participant[] }) {
  const { t } = useTranslation('trip');
  const [isOpen, setIsOpen] = useState(false);
  const costs = pricedCosts(trip);
  const members = everyone.map(({ id }) => id);
  if (costs.length === 0 || possibleSharers(costs, members).length < 2) return null;
  return (
    <div>
      <Button variant="line" icon={<Users />} onClick={() => setIsOpen(true)}>
        {t('changeSharers')}
      </Button>
      {isOpen && (
        <SharersDialog trip={trip} costs={costs} everyone={everyone} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
