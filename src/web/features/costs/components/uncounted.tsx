import { useTranslation } from 'react-i18next';
import type { Amount } from '#domain/costs.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { Note } from '#web/ui/note.tsx';

/** Without a rate to the trip's currency; nothing when all counts. */
export function Uncounted({ amounts }: { amounts: readonly Amount[] }) {
  const { t } = useTranslation('trip');
  if (amounts.length === 0) return null;
  return (
    <Note tone="warn">
      {t('uncounted')} <AmountSum amounts={amounts} />
    </Note>
  );
}
