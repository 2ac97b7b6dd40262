import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tripRange } from '#domain/days.ts';
import type { Place } from '#domain/place.ts';
import { can } from '#domain/roles.ts';
import { selectTrip } from '#web/lib/current-trip.ts';
import { useFirstTouch } from '#web/lib/first-touch.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { Faces } from '#web/ui/faces.tsx';
import { DayStrip } from '../days/components/day-strip.tsx';
import { DaysList } from '../days/components/days-list.tsx';
import { type DayEntry, outsideItems, rememberDays, totalOf } from '../days/model.ts';
import { TripHandOversProvider } from '../handovers/components/handovers.tsx';
import type { ItemWrite } from '../item-dialog/model.ts';
import { daysOfTrip, nameOf, type PlannerItem, peopleOf, roleIn, type TripPerson } from '../model.ts';
import { MoverProvider } from '../moving/components/mover.tsx';
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
import { useNow } from './use-now.ts';
import { type PlannerDialogs as PlannerDialogsState, usePlannerDialogs } from './use-planner-dialogs.ts';
import { OUTSIDE, type PlannerView, usePlannerView } from './use-planner-view.ts';

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
  const [daysOf] = useState(rememberDays);
  const days = useMemo(() => daysOf(trip, daysOfTrip(trip)), [daysOf, trip]);
  const outside = useMemo(() => outsideItems(trip), [trip]);
  const cost = useMemo(() => totalOf(trip), [trip]);
  const people = useMemo(() => peopleOf(trip), [trip]);
  const entry = useShownEntry(days, view.day, today);
  const dialogs = usePlannerDialogs(trip, entry?.iso ?? trip.start_date, can(role, 'edit_items'));
  const actions = useActions(dialogs, view, can(role, 'edit_items'));

  const navigate = useNavigate();

  usePageTitle(trip.title);
  useEffect(() => selectTrip(trip.id), [trip.id]); // Keeps it in session storage for the next visit (SHELL-5).
  useWarnOfOtherCurrencies(cost);
  useFirstTouch(preloadParts);

  const daysProps = {
    days,
    current: entry?.iso ?? OUTSIDE,
    today,
    outsideCount: outside.length,
    linkTo: (day: string) => view.link({ day, item: null, panel: view.panel }),
  };
  return (
    <PlannerActionsProvider actions={actions}>
      <div className="planner" data-view={view.panel ? 'panel' : 'day'}>
        <PlannerTop
          trip={trip}
          today={now.toPlainDate()}
          end={
            <>
              <Travellers people={people} />
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
              day: entry?.date ?? null,
              range: tripRange(trip),
              openDay: (day) => void navigate(view.link({ day, item: null }), { replace: true }),
              onLand: dialogs.items.move,
            }}
          >
            <TripHandOversProvider trip={trip}>
              <DaysList
                {...daysProps}
                picture={parts.picture(trip)}
                Weather={parts.Weather}
                currency={trip.currency}
                total={cost.totalMinor}
                people={people.length}
              />
            </TripHandOversProvider>
            <DayStrip {...daysProps} />
            <Schedule
              trip={trip}
              entry={entry}
              outside={outside}
              selected={view.item}
              Weather={parts.Weather}
              suggestion={entry && !actions.readOnlyReason && parts.suggestion(trip, entry.iso)}
            />
          </MoverProvider>
        </SelectionProvider>
        <PanelTabs
          view={view}
          counts={parts.counts}
          panels={{
            map: parts.map(trip, {
              day: entry?.iso ?? null,
              selected: view.item,
              onSelect: (item, day) => void navigate(view.link({ item, day }), { replace: true }),
              onAdd: can(role, 'edit_items') ? (place) => actions.add('activity', { place }) : null,
            }),
            ideas: parts.ideas(trip, {
              day: entry ?? { iso: trip.start_date, number: 1 },
              readOnlyReason: actions.readOnlyReason,
              onAdd: dialogs.items.add,
              onRemove: dialogs.items.remove,
            }),
            costs: parts.costs(trip, entry?.iso ?? null),
            chat: parts.chat(trip),
            tasks: parts.tasks(trip),
            people: parts.people(trip),
          }}
        />
        <TabBar view={view} counts={parts.counts} />
      </div>
      {dialogs.open && <PlannerDialogs dialogs={dialogs} open={dialogs.open} />}
      <PrintSheet trip={trip} people={people.length} />
    </PlannerActionsProvider>
  );
}

function Travellers({ people }: { people: readonly TripPerson[] }) {
  const { t } = useTranslation('trip');
  return (
    <Faces
      label={t('travellers')}
      people={people.map((person) => ({
        id: person.id,
        name: nameOf(person),
        src: person.profile?.avatar_url,
      }))}
    />
  );
}

/** The day to show; null when the address asks for what lies outside the dates. */
function useShownEntry(days: readonly DayEntry[], asked: string | null, today: string): DayEntry | null {
  return useMemo(() => {
    if (asked === OUTSIDE) return null;
    return days.find(({ iso }) => iso === asked) ?? days.find(({ iso }) => iso === today) ?? days[0] ?? null;
  }, [days, asked, today]);
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

/** Prices in another currency are left out of the total; the console says which (COST-1). */
function useWarnOfOtherCurrencies({ currency, others }: ReturnType<typeof totalOf>) {
  useEffect(() => {
    // Synchronises with the console.
    for (const other of others) {
      const titles = other.items.map(({ title }) => title).join(', ');
      console.warn(`Not in the total, which is in ${currency}: ${other.currency} of ${titles}.`);
    }
  }, [currency, others]);
}
