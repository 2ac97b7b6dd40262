import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tripRange } from '#domain/days.ts';
import type { Place } from '#domain/place.ts';
import { can } from '#domain/roles.ts';
import { selectTrip } from '#web/lib/current-trip.ts';
import { useFirstTouch } from '#web/lib/first-touch.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { paths } from '#web/paths.ts';
import { TripOverview } from '../days/components/trip-overview.tsx';
import { type DayEntry, dayEntry } from '../days/model.ts';
import type { ItemWrite } from '../item-dialog/model.ts';
import { daysOfTrip, type PlannerItem, peopleOf, roleIn } from '../model.ts';
import { MoverProvider } from '../moving/components/mover.tsx';
import { Travellers } from '../presence/components/travellers.tsx';
import { useShowWhere } from '../presence/components/use-show-where.ts';
import type { TripDetails } from '../queries.ts';
import { SelectionProvider } from '../selection/components/selection.tsx';
import { PrintSheet } from '../sheet/components/print-sheet.tsx';
import { PlannerDialogs, preloadParts } from './lazy-parts.ts';
import { OfflineStrip } from './offline-strip.tsx';
import { type PanelCounts, PanelTabs } from './panel-tabs.tsx';
import { type PlannerActions, PlannerActionsProvider } from './planner-actions.tsx';
import { PlannerTop } from './planner-top.tsx';
import { Schedule } from './schedule.tsx';
import { TabBar } from './tab-bar.tsx';
import { TripMenu } from './trip-menu.tsx';
import { useMedia } from './use-media.ts';
import { useNow } from './use-now.ts';
import { type PlannerDialogs as PlannerDialogsState, usePlannerDialogs } from './use-planner-dialogs.ts';
import { OUTSIDE, type PlannerView, usePlannerView } from './use-planner-view.ts';
import { useShownPanel } from './use-shown-panel.ts';

/** What the map is told of the planner, and what it may ask of it. */
export interface MapOfPlanner {
  /** ISO day that is shown; null: outside the trip's dates. */
  day: string | null;
  /** Id of the chosen item. */
  selected: string | null;
  onSelect: (item: string, day: string) => void;
  /** Plans something at a place; null for those who only read. */
  onAdd: ((place: Place) => void) | null;
}

/** What ideas are told of the planner, and what they may ask of it. */
export interface IdeasOfPlanner {
  /** The day shown, or the first: ISO, and its number from 1. */
  day: { iso: string; number: number };
  /** Why nothing can be added; null for those who may. */
  readOnlyReason: string | null;
  onAdd: (write: ItemWrite) => void;
  onRemove: (item: PlannerItem) => void;
}

export type DayWeatherPart = ComponentType<{ day: string; form: 'short' | 'long' }>;

export interface PlannerParts {
  /** The trip's picture, above the days. */
  picture: (trip: TripDetails) => ReactNode;
  /** Where it all is. */
  map: (trip: TripDetails, view: MapOfPlanner) => ReactNode;
  /** What the trip costs; `day` is the ISO day shown. */
  costs: (trip: TripDetails, day: string | null) => ReactNode;
  /** What they say to each other. */
  chat: (trip: TripDetails) => ReactNode;
  /** What is to be done before. */
  tasks: (trip: TripDetails) => ReactNode;
  /** Who travels, and what each may do. */
  people: (trip: TripDetails) => ReactNode;
  counts: PanelCounts;
  /** What could be done there. */
  ideas: (trip: TripDetails, plan: IdeasOfPlanner) => ReactNode;
  /** A partner's offer where an ISO day lacks something; mostly nothing. For those who plan. */
  suggestion: (trip: TripDetails, day: string) => ReactNode;
  /** The weather of an ISO day: in the list of days, or at the head of the day. */
  Weather: DayWeatherPart;
  onEditTrip: (trip: TripDetails) => void;
  onDeleteTrip: (trip: TripDetails) => void;
}

/** A trip, planned: its days, one of them by the hour, and the panels beside it. */
export function Planner({ trip, parts }: { trip: TripDetails; parts: PlannerParts }) {
  const { user } = useSession();
  const view = usePlannerView(trip.id);
  const now = useNow();
  const today = now.toPlainDate().toString();
  const role = roleIn(trip, user?.id);
  // What tells of the whole trip is drawn once the day itself is on screen, and gives way to whatever is pressed.
  const whole = useDeferredValue<TripDetails | null>(trip, null);
  const people = useMemo(() => peopleOf(trip), [trip]);
  const entry = useShownEntry(trip, view.day, today);
  const drawn = useDrawnEntry(entry);
  const dialogs = usePlannerDialogs(trip, drawn?.iso ?? trip.start_date, can(role, 'edit_items'));
  const actions = useActions(dialogs, view, can(role, 'edit_items'));

  const navigate = useNavigate();
  const isNarrow = useMedia('(width < 1200px)');

  const overview = useOverview({ trip: whole, parts, view, day: entry?.iso ?? OUTSIDE, today });
  const shown = useShownPanel({ trip: whole, parts, view, entry, actions, items: dialogs.items });
  const mayPlan = actions.readOnlyReason === null;
  const suggestion = useMemo(
    () => mayPlan && drawn && parts.suggestion(trip, drawn.iso),
    [mayPlan, parts, trip, drawn],
  );

  useShowWhere(entry?.iso ?? null, view.item, dialogs.open);
  usePageTitle(trip.title);
  useEffect(() => selectTrip(trip.id), [trip.id]); // Keeps it in session storage for the next visit (SHELL-5).
  useFirstTouch(preloadParts);

  return (
    <PlannerActionsProvider actions={actions}>
      <div className="planner" data-view={view.panel ? 'panel' : 'day'}>
        <PlannerTop
          trip={trip}
          today={now.toPlainDate()}
          end={
            <>
              <Travellers trip={trip} people={people} view={view} />
              <TripMenu
                trip={trip}
                role={role}
                onEdit={() => parts.onEditTrip(trip)}
                onDelete={() => parts.onDeleteTrip(trip)}
              />
            </>
          }
        />
        <div className="planner-notice">
          <OfflineStrip tripId={trip.id} />
        </div>
        <SelectionProvider>
          <MoverProvider
            scope={{
              items: trip.items,
              day: drawn?.date ?? null,
              range: tripRange(trip),
              openDay: (day) => void navigate(view.link({ day, item: null }), { replace: true }),
              onLand: dialogs.items.move,
            }}
          >
            {overview}
            <Schedule
              trip={trip}
              entry={entry}
              drawn={drawn}
              selected={view.item}
              Weather={parts.Weather}
              suggestion={suggestion}
            />
          </MoverProvider>
        </SelectionProvider>
        <PanelTabs view={view} drawn={shown.panel} counts={parts.counts}>
          {shown.content}
        </PanelTabs>
        {isNarrow && <TabBar view={view} counts={parts.counts} />}
      </div>
      {dialogs.open && <PlannerDialogs dialogs={dialogs} open={dialogs.open} />}
      <PrintSheet trip={trip} people={people.length} />
    </PlannerActionsProvider>
  );
}

interface OverviewSources {
  /** Null: not yet. */
  trip: TripDetails | null;
  parts: PlannerParts;
  view: PlannerView;
  /** ISO day that is shown, or `outside`. */
  day: string;
  today: string;
}

/** The days of the trip; their links follow the panel that is open when there is time. */
function useOverview({ trip, parts, view, day, today }: OverviewSources): ReactNode {
  const panel = useDeferredValue(view.panel);
  return useMemo(() => {
    // Its place, so that nothing moves when it comes.
    if (!trip)
      return (
        <>
          <div className="days" />
          <div className="day-strip" />
        </>
      );
    return (
      <TripOverview
        trip={trip}
        current={day}
        today={today}
        linkTo={(to) => paths.trip(trip.id, { day: to, ...(panel && { panel }) })}
        picture={parts.picture(trip)}
        Weather={parts.Weather}
        people={peopleOf(trip).length}
      />
    );
  }, [trip, parts, panel, day, today]);
}

/** The day to show; null when the address asks for what lies outside the dates. */
function useShownEntry(trip: TripDetails, asked: string | null, today: string): DayEntry | null {
  const days = useMemo(() => daysOfTrip(trip), [trip]);
  const [entryOf] = useState(rememberDay);
  return useMemo(() => {
    if (asked === OUTSIDE) return null;
    const find = (iso: string | null) => days.findIndex((day) => day.toString() === iso);
    const index = [find(asked), find(today), 0].find((found) => found >= 0) ?? 0;
    const date = days[index];
    return date ? entryOf(trip, date, index + 1) : null;
  }, [trip, days, asked, today, entryOf]);
}

/**
 * The day whose hours are drawn: a day that is asked for has its name at once, and its hours as soon as there is time,
 * so that every press is answered. What changes within a day is never put off.
 */
function useDrawnEntry(entry: DayEntry | null): DayEntry | null {
  const later = useDeferredValue(entry);
  return later?.iso === entry?.iso ? entry : later;
}

/** Remembers the day shown between two changes of a trip. */
function rememberDay() {
  let before: DayEntry | null = null;
  return (trip: TripDetails, date: Temporal.PlainDate, number: number): DayEntry => {
    before = dayEntry(trip, date, number, before);
    return before;
  };
}

function useActions(dialogs: PlannerDialogsState, view: PlannerView, canEdit: boolean): PlannerActions {
  const { t } = useTranslation('trip');
  const { opening, items } = dialogs;
  const { move: moveItems, change, changeWhole } = items;
  const { select } = view;
  const readOnlyReason = canEdit ? null : t('readOnlyReason');
  return useMemo(
    () => ({ ...opening, moveItems, change, changeWhole, select, readOnlyReason }),
    [opening, moveItems, change, changeWhole, select, readOnlyReason],
  );
}
