import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { daySchedule } from '#domain/schedule.ts';
import { type DayEntry, outsideItems } from '../days/model.ts';
import { ShownHandOversProvider } from '../handovers/components/handovers.tsx';
import { peopleOf } from '../model.ts';
import type { TripDetails } from '../queries.ts';
import { usePickOnClick } from '../selection/components/selection.tsx';
import { SelectionBar } from '../selection/components/selection-bar.tsx';
import { DayHead } from '../timeline/components/day-head.tsx';
import { CheckOut } from '../timeline/components/stay.tsx';
import { Timeline } from '../timeline/components/timeline.tsx';
import { Tray } from '../timeline/components/tray.tsx';
import { dayView, MOST_COLUMNS, SHORTEST_SLIP } from '../timeline/model.ts';
import { DayMenu } from '../trip-days/components/day-menu.tsx';
import { AddMenu } from './add-menu.tsx';
import { ItemDetail, OutsideList } from './lazy-parts.ts';
import type { DayWeatherPart } from './planner.tsx';
import { useMedia } from './use-media.ts';

interface ScheduleProps {
  trip: TripDetails;
  /** The day shown; null for what lies outside the dates. */
  entry: DayEntry | null;
  selected: string | null;
  Weather: DayWeatherPart;
  suggestion: ReactNode;
}

/** The middle of the planner: one day, or what lies outside the dates, and the chosen item over it. */
export const Schedule = memo(function Schedule({
  trip,
  entry,
  selected,
  Weather,
  suggestion,
}: ScheduleProps) {
  const { t } = useTranslation('trip');
  const chosen = trip.items.find((item) => item.id === selected);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    // Brings what was chosen out from under the sheet that tells its details.
    if (chosen) area.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const pickOnClick = usePickOnClick();
  const detail = chosen && <ItemDetail key={chosen.id} item={chosen} people={peopleOf(trip)} />;
  return (
    <section className="planner-schedule" ref={area} aria-label={t('schedule')} onClickCapture={pickOnClick}>
      {entry ? (
        <Day
          trip={trip}
          entry={entry}
          selected={selected}
          detail={detail}
          Weather={Weather}
          suggestion={suggestion}
        />
      ) : (
        <OutsideList items={outsideItems(trip)} selected={selected} detail={detail} />
      )}
      <SelectionBar trip={trip} />
      <AddMenu shape="round" {...(entry && { date: entry.iso })} />
    </section>
  );
});

interface DayProps {
  trip: TripDetails;
  entry: DayEntry;
  selected: string | null;
  /** What is told of the chosen item, over the foot of the hours; the tray below stays within reach. */
  detail: ReactNode;
  Weather: DayWeatherPart;
  suggestion: ReactNode;
}

function Day({ trip, entry, selected, detail, Weather, suggestion }: DayProps) {
  const isCoarse = useMedia('(pointer: coarse)');
  const isNarrow = useMedia('(width < 600px)');
  const { view, waiting } = useMemo(() => {
    const byId = new Map(entry.items.map((item) => [item.id, item]));
    const schedule = daySchedule(entry.items, entry.date);
    return {
      view: dayView(
        entry.date,
        schedule,
        byId,
        SHORTEST_SLIP[isCoarse ? 'coarse' : 'fine'],
        MOST_COLUMNS[isNarrow ? 'narrow' : 'wide'],
      ),
      waiting: [...schedule.unscheduled, ...schedule.notes].flatMap(({ id }) => byId.get(id) ?? []),
    };
  }, [entry.items, entry.date, isCoarse, isNarrow]);
  const wholeTrip = useMemo(
    () => trip.items.filter((item) => item.kind === 'note' && item.date === null),
    [trip.items],
  );
  return (
    <ShownHandOversProvider items={entry.items} view={view}>
      <DayHead
        entry={entry}
        currency={trip.currency}
        menu={<DayMenu trip={trip} day={entry.iso} />}
        weather={<Weather day={entry.iso} form="long" />}
      />
      {view.checkOuts.length > 0 && (
        <div className="checkout-cards">
          {view.checkOuts.map((checkOut) => (
            <CheckOut key={checkOut.item.id} checkOut={checkOut} isSelected={checkOut.item.id === selected} />
          ))}
        </div>
      )}
      <div className="schedule-body">
        <Timeline day={view} selected={selected} />
        {detail}
      </div>
      {suggestion}
      <Tray items={waiting} wholeTrip={wholeTrip} selected={selected} />
    </ShownHandOversProvider>
  );
}
