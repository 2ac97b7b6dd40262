import { type ComponentProps, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { COST_KIND_LABELS, COST_KINDS, type DayCost } from '../model.ts';
import styles from './costs.module.css';

export function TableDetails(props: Omit<ComponentProps<'details'>, 'className'>) {
  return <details className={styles.costTable} {...props} />;
}

interface CostTableProps {
  days: readonly DayCost[];
}

/** Rendered only when opened: sixty days are hundreds of cells. */
export const CostTable = memo(function CostTable({ days }: CostTableProps) {
  const { t } = useTranslation('trip');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.costTable} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('costsAsTable')}</summary>
      {isOpen && (
        <div>
          <Rows days={days} />
        </div>
      )}
    </details>
  );
});

function Rows({ days }: CostTableProps) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { language } = useLanguage();
  return (
    <table>
      <VisuallyHidden as="caption">{t('trip:costPerDayAndKind')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('trip:columnDay')}</th>
          {COST_KINDS.map((kind) => (
            <th key={kind} scope="col">
              {t(COST_KIND_LABELS[kind])}
            </th>
          ))}
          <th scope="col">{t('trip:columnTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.key}>
            <th scope="row">
              {day.date ? formatDate(day.date, language, 'weekdayShort') : t('trip:outside')}
            </th>
            {COST_KINDS.map((kind) => (
              <td key={kind} className="num">
                <AmountSum amounts={day.byKind[kind].atRates} />
              </td>
            ))}
            <td className="num">
              <AmountSum amounts={day.total.atRates} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
