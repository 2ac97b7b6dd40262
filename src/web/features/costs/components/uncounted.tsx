import { useTranslation } from 'react-i18next';
import type { Amount } from '#domain/costs.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { Note } from '#web/ui/note.tsx';

/** Lists amounts without a rate to the trip's currency; renders nothing when all count. */
export function Uncounted({ amounts }: { amounts: readonly Amount[] }) {
  const { t } = useTranslation('trip');
  if (amounts.length === 0) return null;
  return (
    <Note tone="warn">
      {t('uncounted')} <AmountSum amounts={amounts} />
    </Note>
  );
}
