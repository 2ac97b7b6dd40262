import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { AddMenu } from '../../components/add-menu.tsx';
import { meansOf } from '../../components/item-icon.tsx';
import { DAY_COUNTS, type DayEntry } from '../../days/day-entries.ts';
import { useVisibleTransfers } from '../../transfers/components/transfers-provider.tsx';
import { useTransferTexts } from '../../transfers/use-transfer-texts.ts';
import { useFormats } from '../../use-formats.ts';
import { ScheduleCost, ScheduleFacts, ScheduleHead } from './schedule-parts.tsx';

export function DayHead({ entry, weather, menu }: { entry: DayEntry; weather: ReactNode; menu: ReactNode }) {
  const { t } = useTranslation(['trip']);
  const { day } = useFormats();
  return (
    <ScheduleHead
      title={day(entry.date)}
      facts={
        <ScheduleFacts as="ul">
          <WalkFact />
          {entry.costs.length > 0 && (
            <ScheduleCost as="li">
              <AmountSum amounts={entry.costs} />
            </ScheduleCost>
          )}
          {DAY_COUNTS.map(
            ({ kind, text }) =>
              entry.counts[kind] > 0 && (
                <li key={kind} className="num">
                  <KindIcon kind={kind} {...meansOf(entry.items)} size={16} />
                  <span aria-hidden="true">{entry.counts[kind]}</span>
                  <VisuallyHidden>{t(text, { count: entry.counts[kind] })}</VisuallyHidden>
                </li>
              ),
          )}
          {weather}
        </ScheduleFacts>
      }
    >
      {menu}
      <AddMenu shape="button" date={entry.date.toString()} />
    </ScheduleHead>
  );
}

function WalkFact() {
  const shown = useVisibleTransfers();
  const { by } = useTransferTexts();
  const metres = shown?.day.walkM ?? 0;
  if (metres < 1) return null;
  return (
    <li className="num">
      <Footprints size={16} strokeWidth={1.75} />
      <span>{by('walk', metres)}</span>
    </li>
  );
}
