import { List } from 'lucide-react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StableLink } from '#web/ui/stable-link.tsx';
import { useIsDroppingOn } from '../../drag-and-drop/drag-state.ts';
import { DayPresence } from '../../presence/components/presence-badges.tsx';
import { useFormats } from '../../use-formats.ts';
import { AGENDA, OUTSIDE } from '../../view/use-planner-view.ts';
import type { DayEntry } from '../day-entries.ts';
import styles from './day-strip.module.css';
import { type DaysProps, useShowCurrent } from './days-list.tsx';

export function DayStrip({ days, current, outsideCount, linkTo }: DaysProps) {
  const { t } = useTranslation('trip');
  const strip = useRef<HTMLElement>(null);
  useShowCurrent(strip, current);
  return (
    <nav className={styles.dayStrip} data-slot="day-strip" aria-label={t('days')} ref={strip}>
      <ol>
        <li>
          <StableLink
            to={linkTo(AGENDA)}
            data-agenda=""
            aria-current={current === AGENDA ? 'true' : undefined}
          >
            <b>
              <List size={16} />
            </b>
            {t('agendaShort')}
          </StableLink>
        </li>
        {days.map((entry) => (
          <li key={entry.iso}>
            <StripDay entry={entry} linkTo={linkTo} isCurrent={entry.iso === current} />
          </li>
        ))}
        {outsideCount > 0 && (
          <li>
            <StableLink
              to={linkTo(OUTSIDE)}
              data-outside=""
              aria-current={current === OUTSIDE ? 'true' : undefined}
            >
              <b>{t('outside')}</b> <span className="num">{outsideCount}</span>
            </StableLink>
          </li>
        )}
      </ol>
    </nav>
  );
}

const StripDay = memo(function StripDay({
  entry,
  linkTo,
  isCurrent,
}: {
  entry: DayEntry;
  linkTo: (day: string) => string;
  isCurrent: boolean;
}) {
  const { t } = useTranslation('trip');
  const { tinyDay } = useFormats();
  const isTarget = useIsDroppingOn(entry.iso);
  return (
    <StableLink
      to={linkTo(entry.iso)}
      aria-current={isCurrent ? 'date' : undefined}
      data-drop={entry.iso}
      data-target={isTarget ? '' : undefined}
    >
      <b>{t('day', { n: entry.number })}</b> {tinyDay(entry.date)}
      <DayPresence iso={entry.iso} />
    </StableLink>
  );
});
