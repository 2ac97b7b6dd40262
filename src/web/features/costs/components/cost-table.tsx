import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { COST_KIND_LABELS } from '../cost-kind-labels.ts';
import styles from '../costs.module.css';
import { COST_KINDS, type DayCost } from '../model.ts';

/** The bars in words: a row for each day, a column for each kind. */
export function CostTable({ days }: { days: readonly DayCost[] }) {
  const { t } = useTranslation(['trip', 'trip-items']);
  const { language } = useLanguage();
  return (
    <details className={styles.costTable}>
      <summary>{t('trip:costsAsTable')}</summary>
      <div>
        <table>
          <caption className="sr-only">{t('trip:costPerDayAndKind')}</caption>
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
      </div>
    </details>
  );
}
