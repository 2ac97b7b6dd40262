import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daySchedule } from '#domain/schedule.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { PlannerItem, TripPerson } from '#web/trip-data/trip.ts';
import { useMedia } from '#web/ui/browser-state.ts';
import { Stack } from '#web/ui/layout.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';
import { type DayEntry, outsideItems } from '../days/day-entries.ts';
import { AgendaView, ItemDetail } from '../lazy-parts.ts';
import type { DayWeatherPart, PlannerParts } from '../planner-parts.ts';
import { usePickOnClick } from '../selection/components/selection.tsx';
import { SelectionBar } from '../selection/components/selection-bar.tsx';
import { CheckOut } from '../timeline/components/check-out.tsx';
import { DayHead } from '../timeline/components/day-head.tsx';
import { OutsideList } from '../timeline/components/outside-list.tsx';
import { ScheduleBody } from '../timeline/components/schedule-parts.tsx';
import { Timeline } from '../timeline/components/timeline.tsx';
import { Tray } from '../timeline/components/tray.tsx';
import { type DayView, dayView, MOST_COLUMNS, SHORTEST_CARD } from '../timeline/day-view.ts';
import { VisibleTransfersProvider } from '../transfers/components/transfers-provider.tsx';
import { DayMenu } from '../trip-days/components/day-menu.tsx';
import { AddMenu } from './add-menu.tsx';
import styles from './planner.module.css';

interface ScheduleProps {
  trip: TripDetails;
  people: readonly TripPerson[];
  /** Null outside the trip's dates, and in the agenda. */
  entry: DayEntry | null;
  /** May lag behind `entry`. */
  drawn: DayEntry | null;
  isAgenda: boolean;
  today: string;
  selected: string | null;
  Weather: DayWeatherPart;
  suggestion: ReactNode;
  besideItem: PlannerParts['besideItem'];
  /** 1 is the next day, -1 the one before. */
  onStep: (step: 1 | -1) => void;
}

/** The selected item's details cover it. */
export const Schedule = memo(function Schedule(props: ScheduleProps) {
  const { trip, people, entry, drawn, isAgenda, today, selected, Weather, suggestion, besideItem, onStep } =
    props;
  const swipe = useSwipe(onStep);
  const { t } = useTranslation('trip');
  const chosen = trip.items.find((item) => item.id === selected);
  const pickOnClick = usePickOnClick();
  const detail = useMemo(
    () =>
      chosen && (
        <ItemDetail key={chosen.id} item={chosen} people={people}>
          {besideItem(trip, chosen)}
        </ItemDetail>
      ),
    [chosen, people, besideItem, trip],
  );
  const head = useMemo(
    () =>
      entry && (
        <DayHead
          entry={entry}
          menu={<DayMenu trip={trip} day={entry.iso} />}
          weather={<Weather day={entry.iso} form="long" />}
        />
      ),
    [entry, trip, Weather],
  );
  return (
    <section
      className={styles.plannerSchedule}
      data-slot="planner-schedule"
      aria-label={t('schedule')}
      aria-busy={entry !== drawn}
      data-chosen={chosen ? '' : undefined}
      onClickCapture={pickOnClick}
      {...swipe}
    >
      {entry && drawn ? (
        <DayOf trip={trip} drawn={drawn} selected={selected} detail={detail} suggestion={suggestion}>
          {head}
        </DayOf>
      ) : (
        !entry &&
        (isAgenda ? (
          <AgendaView trip={trip} today={today} selected={selected} detail={detail} />
        ) : (
          <OutsideList items={outsideItems(trip)} selected={selected} detail={detail} />
        ))
      )}
      <SelectionBar trip={trip} openDay={entry?.iso ?? null} />
      <AddMenu shape="round" {...(entry && { date: entry.iso })} />
    </section>
  );
});

interface DayOfProps extends Omit<HoursProps, 'view' | 'waiting'> {
  drawn: DayEntry;
  children: ReactNode;
}

function DayOf({ drawn, children, ...rest }: DayOfProps) {
  const isCoarse = useMedia('(pointer: coarse)');
  const isNarrow = useMedia('(width < 1200px)');
  const { items, date } = drawn;
  const { view, waiting } = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const schedule = daySchedule(items, date);
    return {
      view: dayView(
        date,
        schedule,
        byId,
        SHORTEST_CARD[isCoarse ? 'coarse' : 'fine'],
        MOST_COLUMNS[isNarrow ? 'narrow' : 'wide'],
      ),
      waiting: [...schedule.unscheduled, ...schedule.notes].flatMap(({ id }) => byId.get(id) ?? []),
    };
  }, [items, date, isCoarse, isNarrow]);
  return (
    <VisibleTransfersProvider items={items} view={view}>
      {children}
      <Hours view={view} waiting={waiting} {...rest} />
    </VisibleTransfersProvider>
  );
}

interface HoursProps {
  trip: TripDetails;
  view: DayView;
  waiting: readonly PlannerItem[];
  selected: string | null;
  /** Covers the timeline's bottom; the tray stays reachable. */
  detail: ReactNode;
  suggestion: ReactNode;
}

const Hours = memo(function Hours({ trip, view, waiting, selected, detail, suggestion }: HoursProps) {
  const wholeTrip = useMemo(
    () => trip.items.filter((item) => item.kind === 'note' && item.date === null),
    [trip.items],
  );
  return (
    <>
      {view.checkOuts.length > 0 && (
        <Stack gap={6} className={styles.checkoutCards}>
          {view.checkOuts.map((checkOut) => (
            <CheckOut key={checkOut.item.id} checkOut={checkOut} isSelected={checkOut.item.id === selected} />
          ))}
        </Stack>
      )}
      <ScheduleBody>
        <Timeline day={view} selected={selected} hasWaiting={waiting.length > 0} />
        {detail}
      </ScheduleBody>
      {suggestion}
      <Tray items={waiting} wholeTrip={wholeTrip} selected={selected} />
    </>
  );
});
