import clsx from 'clsx';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tripRange } from '#domain/days.ts';
import { can } from '#domain/roles.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { selectTrip } from '#web/trip-data/current-trip.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { StableLinks } from '#web/ui/stable-link.tsx';
import { useOnFirstInteraction, useToday } from '#web/ui/timing.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import '#web/ui/control-styles.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { peopleOf, roleIn, type TripPerson, travellersOf } from '#web/trip-data/trip.ts';
import type { ItemCommands } from '#web/trip-data/use-item-commands.ts';
import { useMedia } from '#web/ui/browser-state.ts';
import { useFileDrop } from '#web/ui/use-file-drop.ts';
import { DaysPlaceholder } from '../days/components/days-list.tsx';
import { TripOverview } from '../days/components/trip-overview.tsx';
import { useDuplicateKey } from '../dialogs/duplicate.ts';
import {
  type PlannerDialogs as PlannerDialogsState,
  usePlannerDialogs,
} from '../dialogs/use-planner-dialogs.ts';
import { DragProvider } from '../drag-and-drop/components/drag-provider.tsx';
import { PlannerDialogs, preloadParts } from '../lazy-parts.ts';
import type { PlannerParts } from '../planner-parts.ts';
import { usePublishView } from '../presence/use-publish-view.ts';
import { PrintWhenAsked } from '../print-view/components/print-when-asked.tsx';
import { SelectionProvider } from '../selection/components/selection.tsx';
import { useBackToFirstView } from '../view/use-back-to-first-view.ts';
import {
  AGENDA,
  INVITE,
  ONE_COLUMN,
  OUTSIDE,
  type PlannerView,
  usePlannerView,
} from '../view/use-planner-view.ts';
import { useDrawnDay, useVisibleDay } from '../view/use-visible-day.ts';
import { useOpenPanel, useVisiblePanel } from '../view/use-visible-panel.ts';
import fileDropStyles from './file-drop.module.css';
import { OfflineStrip } from './offline-strip.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import styles from './planner.module.css';
import { type PlannerActions, PlannerActionsProvider } from './planner-actions.tsx';
import { PlannerTop } from './planner-top.tsx';
import { Schedule } from './schedule.tsx';
import { TabBar } from './tab-bar.tsx';

interface PlannerProps {
  trip: TripDetails;
  parts: PlannerParts;
  items: ItemCommands;
}

export const Planner = memo(function Planner({ trip, parts, items }: PlannerProps) {
  const { t } = useTranslation('trip');
  const { user } = useSession();
  const view = usePlannerView(trip.id);
  const today = useToday().toString();
  const role = roleIn(trip, user?.id);
  // Other days follow after the visible one, interruptibly.
  const whole = useDeferredValue<TripDetails | null>(trip, null);
  const people = usePeople(trip);
  const canEdit = can(role, 'edit_items');
  // A phone held upright shows the whole trip first [PLUS-21].
  const isUpright = useMedia('(width < 600px) and (orientation: portrait)');
  const isAgendaFirst = !canEdit && isUpright;
  const isAgenda = view.day === AGENDA || (view.day === null && isAgendaFirst);
  const entry = useVisibleDay(trip, isAgenda ? AGENDA : view.day, today);
  const drawn = useDrawnDay(entry);
  const dialogs = usePlannerDialogs(trip, items, { defaultDay: drawn?.iso ?? trip.start_date, canEdit });
  const [imported, setImported] = useState(parts.filesToImport);
  const importFiles = useCallback((files: readonly File[] = []) => setImported(files), []);
  const actions = useActions(dialogs, view, canEdit, importFiles);
  const dropTarget = useFileDrop(canEdit && !imported ? importFiles : null, t('dropFiles'));
  const duplicateById = (id: string) => {
    const item = trip.items.find((one) => one.id === id);
    const copy = item && actions.duplicate(item);
    // Open details switch to the copy.
    if (copy && view.item) view.select(copy);
  };

  const isNarrow = useMedia(ONE_COLUMN);
  const openPanel = useOpenPanel(trip);
  useBackToFirstView(view, { isNarrow, isAgendaFirst });
  useDuplicateKey(view.item, canEdit ? duplicateById : null);

  const openDay = (day: string) => view.open(view.link({ day, item: null }), { replace: true });
  const step = useStableCallback((by: 1 | -1) => {
    const day = entry?.date.add({ days: by }).toString();
    if (day && day >= trip.start_date && day <= trip.end_date) openDay(day);
  });

  const overview = useOverview({
    trip: whole,
    people: travellersOf(trip),
    parts,
    view,
    day: entry?.iso ?? (isAgenda ? AGENDA : OUTSIDE),
    today,
  });
  const shown = useVisiblePanel({ trip: whole, parts, view, openPanel, entry, actions, items });
  const mayPlan = actions.readOnlyReason === null;
  const suggestion = useMemo(
    () => mayPlan && drawn && parts.suggestion(trip, drawn.iso),
    [mayPlan, parts, trip, drawn],
  );

  usePublishView(entry?.iso ?? null, view.item, dialogs.open);
  usePageTitle(trip.title);
  useEffect(() => selectTrip(trip.id), [trip.id]); // Stores the view in session storage for the next visit (SHELL-5).
  useOnFirstInteraction(preloadParts);

  return (
    <PlannerActionsProvider actions={actions}>
      <StableLinks value={view.open}>
        <div
          className={clsx(styles.planner, fileDropStyles.fileDrop)}
          data-view={view.panel ? 'panel' : 'day'}
          data-panel={view.panel ?? undefined}
          {...dropTarget}
        >
          <PlannerTop
            trip={whole ?? trip}
            inviteLink={view.link({ panel: 'people', section: INVITE, item: null })}
            people={people}
            role={role}
            today={today}
            onEdit={parts.onEditTrip}
            onCopy={parts.onCopyTrip}
            onDelete={parts.onDeleteTrip}
          />
          <div className={styles.plannerNotice}>
            <OfflineStrip tripId={trip.id} />
          </div>
          <SelectionProvider items={trip.items}>
            <DragProvider
              scope={{
                items: trip.items,
                day: drawn?.date ?? null,
                range: tripRange(trip),
                openDay,
                onDrop: items.move,
              }}
            >
              {overview}
              <Schedule
                trip={trip}
                people={people}
                entry={entry}
                drawn={drawn}
                isAgenda={isAgenda}
                today={today}
                selected={view.item}
                Weather={parts.Weather}
                suggestion={suggestion}
                besideItem={parts.besideItem}
                onStep={step}
              />
            </DragProvider>
          </SelectionProvider>
          <PanelTabs view={view} openPanel={openPanel} drawn={shown.panel} counts={parts.counts}>
            {shown.content}
          </PanelTabs>
          {isNarrow && <TabBar view={view} counts={parts.counts} />}
        </div>
      </StableLinks>
      {dialogs.open && <PlannerDialogs trip={trip} dialogs={dialogs} open={dialogs.open} people={people} />}
      {imported &&
        parts.imports(trip, {
          files: imported,
          onTake: items.addAll,
          onCorrect: dialogs.opening.correct,
          onClose: () => setImported(null),
        })}
      <PrintWhenAsked trip={trip} people={travellersOf(trip)} />
    </PlannerActionsProvider>
  );
});

interface OverviewSources {
  trip: TripDetails | null;
  people: number;
  parts: PlannerParts;
  view: PlannerView;
  /** ISO day, or `outside`. */
  day: string;
  today: string;
}

function useOverview({ trip, people, parts, view, day, today }: OverviewSources): ReactNode {
  const id = trip?.id ?? '';
  const linkTo = useCallback((to: string) => paths.trip(id, { day: to }), [id]);
  // Day links leave the panel out, so that opening one does not rewrite them.
  const open = useStableCallback((address: string, how: { replace: boolean }) => {
    const to = new URLSearchParams(address.slice(address.indexOf('?'))).get('day');
    view.open(view.link({ day: to, item: null }), how);
  });
  const picture = useMemo(() => trip && parts.picture(trip), [trip, parts]);
  return useMemo(() => {
    // The placeholder reserves the room, so that nothing moves when the days render.
    if (!trip) return <DaysPlaceholder />;
    return (
      <StableLinks value={open}>
        <TripOverview
          trip={trip}
          current={day}
          today={today}
          linkTo={linkTo}
          picture={picture}
          Weather={parts.Weather}
          people={people}
        />
      </StableLinks>
    );
  }, [trip, people, parts, picture, open, linkTo, day, today]);
}

/** Returns the same list until one of them changes. */
function usePeople({ owner_id, owner, trip_collaborators }: TripDetails): readonly TripPerson[] {
  return useMemo(
    () => peopleOf({ owner_id, owner, trip_collaborators }),
    [owner_id, owner, trip_collaborators],
  );
}

function useActions(
  dialogs: PlannerDialogsState,
  view: PlannerView,
  canEdit: boolean,
  importFiles: PlannerActions['importFiles'],
): PlannerActions {
  const { t } = useTranslation('trip');
  const { opening, items } = dialogs;
  const { move: moveItems, change, changeWhole } = items;
  const { select, showAgenda } = view;
  const readOnlyReason = canEdit ? null : t('readOnlyReason');
  return useMemo(
    () => ({ ...opening, importFiles, moveItems, change, changeWhole, select, showAgenda, readOnlyReason }),
    [opening, importFiles, moveItems, change, changeWhole, select, showAgenda, readOnlyReason],
  );
}
