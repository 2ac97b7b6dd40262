import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import { meansOf } from '../../components/item-icon.tsx';
import { useIsDroppingOn } from '../../drag-and-drop/drag-state.ts';
import type { DayWeatherPart } from '../../planner-parts.ts';
import { DayPresence } from '../../presence/components/presence-badges.tsx';
import { useWarningCount } from '../../transfers/components/transfers-provider.tsx';
import { useFormats } from '../../use-formats.ts';
import { DAY_COUNTS, type DayEntry as Entry, type StripBlock } from '../day-entries.ts';
import { stripLayers } from '../strip-layers.ts';
import styles from './days.module.css';

interface DayEntryProps {
  entry: Entry;
  linkTo: (day: string) => string;
  isCurrent: boolean;
  isToday: boolean;
  Weather: DayWeatherPart;
}

export const DayEntry = memo(function DayEntry({
  entry,
  linkTo,
  isCurrent,
  isToday,
  Weather,
}: DayEntryProps) {
  const isTarget = useIsDroppingOn(entry.iso);
  return (
    <StableLink
      className={styles.dayEntry}
      data-slot="day-entry"
      to={linkTo(entry.iso)}
      aria-current={isCurrent ? 'date' : undefined}
      data-drop={entry.iso}
      data-target={isTarget ? '' : undefined}
    >
      <span className={styles.dayEntryStop} />
      <DayText entry={entry} isToday={isToday} Weather={Weather} />
    </StableLink>
  );
});

const DayText = memo(function DayText({
  entry,
  isToday,
  Weather,
}: Omit<DayEntryProps, 'linkTo' | 'isCurrent'>) {
  const { t } = useTranslation(['trip']);
  const { shortDay } = useFormats();
  const counted = DAY_COUNTS.map((of) => ({ ...of, count: entry.counts[of.kind] })).filter(
    ({ count }) => count > 0,
  );
  return (
    <span>
      <span className={styles.dayEntryWhen} data-slot="day-entry-when">
        <b>{t('day', { n: entry.number })}</b> {shortDay(entry.date)}
        {isToday && (
          <span className={styles.dayEntryToday} data-slot="day-entry-today">
            {t('today')}
          </span>
        )}
        <Weather day={entry.iso} form="short" />
      </span>{' '}
      <span
        className={styles.dayEntryName}
        data-slot="day-entry-name"
        data-free={entry.highlight ? undefined : ''}
      >
        {entry.highlight ?? t('dayFree')}
      </span>{' '}
      <span className={clsx(styles.dayEntryFacts, 'num')}>
        {counted.map(({ kind, text, count }) => (
          // One labelled image: hidden texts would be one more layer to hit-test at every press.
          <span key={kind} className={styles.dayEntryCount} role="img" aria-label={`${t(text, { count })},`}>
            <KindIcon kind={kind} {...meansOf(entry.items)} size={14} />
            {count}
          </span>
        ))}
        <WarningCount iso={entry.iso} />
        <DayPresence iso={entry.iso} />
        {entry.costs.length > 0 && (
          <span className={styles.dayEntryCost}>
            <AmountSum amounts={entry.costs} />
          </span>
        )}
      </span>
      <HourStrip blocks={entry.blocks} />
    </span>
  );
});

function WarningCount({ iso }: { iso: string }) {
  const { t } = useTranslation('trip-routes');
  const count = useWarningCount(iso);
  if (count === 0) return null;
  return (
    <span
      className={clsx(styles.dayEntryCount, styles.dayEntryWarnings)}
      role="img"
      aria-label={`${t('warnings', { count })},`}
    >
      <TriangleAlert size={14} />
      {count}
    </span>
  );
}

/** Shows the hours from seven to midnight. Decorative: the counts are in words. */
function HourStrip({ blocks }: { blocks: readonly StripBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <span className={styles.hourStrip} aria-hidden="true">
      <span style={{ backgroundImage: stripLayers(blocks) }} />
    </span>
  );
}
