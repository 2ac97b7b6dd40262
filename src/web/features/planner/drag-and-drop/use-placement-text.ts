import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { exactSpan } from '#domain/spans.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { useFormats } from '../use-formats.ts';
import type { Span } from './drop-target.ts';
import type { GroupSummary } from './group-drag.ts';
import { movedTo, type Placement } from './placement.ts';

export function usePlacementText() {
  const { t } = useTranslation('trip-items');
  const { day, shortDay, time, timeRange } = useFormats();
  const hours = (item: PlannerItem, to: Placement) => {
    if (item.kind === 'note') return '';
    if (to.minute === null) return item.kind === 'accommodation' ? '' : t('unscheduled');
    const moved = movedTo(item, to);
    const span = moved && exactSpan(moved);
    return span && to.length > 0 ? timeRange(span.start, span.end, to.length) : time(to.minute);
  };
  const join = (parts: string[]) => parts.filter(Boolean).join(', ');
  return {
    /** `15:45 – 17:15` */
    hours,
    /** `jeu. 3 déc., 15:45 – 17:15` */
    short: (item: PlannerItem, to: Placement) => {
      const date = parseDay(to.day);
      return join([date ? shortDay(date) : t('wholeTrip'), hours(item, to)]);
    },
    /** `jeudi 3 décembre, 15:45 – 17:15` */
    long: (item: PlannerItem, to: Placement) => {
      const date = parseDay(to.day);
      return join([date ? day(date) : t('wholeTrip'), hours(item, to)]);
    },
    /** `Dont 1 hors des dates`; empty: nothing to report. */
    summary: (summary: GroupSummary | null) => {
      if (!summary) return '';
      if (summary.isTooFar) return t('outOfCalendar');
      return [
        summary.staying > 0 && t('moveStaying', { count: summary.staying }),
        summary.outside > 0 && t('moveOutside', { count: summary.outside }),
        summary.overMidnight > 0 && t('moveOverMidnight', { count: summary.overMidnight }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
    /** `Chevauche « Atelier »`; empty without a conflict. */
    conflicts: ([first, ...others]: readonly Span[]) => {
      if (!first) return '';
      return others.length === 0
        ? t('moveOverlap', { title: first.title })
        : t('moveOverlaps', { count: others.length + 1 });
    },
  };
}
