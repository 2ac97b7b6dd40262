import { useQuery } from '@tanstack/react-query';
import { Fragment, memo, useEffect, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import type { Area } from '#i18n/areas.ts';
import { withAreas } from '#i18n/i18n.ts';
import { awaitUnderLoadingScreen } from '#web/data/early-read.ts';
import { queryClient } from '#web/data/query-client.ts';
import { useDocumentsAhead } from '#web/features/collaboration/documents/use-documents-ahead.ts';
import { usePanelCounts } from '#web/features/collaboration/use-panel-counts.ts';
import { usePanelsAhead } from '#web/features/collaboration/use-panels-ahead.ts';
import { CostPanel } from '#web/features/costs/components/cost-panel.tsx';
import { SuggestionLine } from '#web/features/explore/suggestion-line.tsx';
import { DayWeather, TripWeather } from '#web/features/explore/weather/trip-weather.tsx';
import { filesToImport, forgetImport } from '#web/features/imports/waiting-files.ts';
import { TripPlanner } from '#web/features/planner/components/trip-planner.tsx';
import type { PlannerParts } from '#web/features/planner/planner-parts.ts';
import { TripPicture } from '#web/features/trips/components/trip-picture.tsx';
import { CopyTripDialog, DeleteTripDialog, TripDialog } from '#web/features/trips/lazy-parts.ts';
import { draftedDialog } from '#web/features/trips/trip-form.ts';
import { setLive, useLive } from '#web/live/live-state.ts';
import { PanelFailed } from '#web/offline/panel-failed.tsx';
import { useOpenedNotices } from '#web/offline/use-opened-notices.ts';
import { paths } from '#web/paths.ts';
import { type TripPlaces, TripPlacesContext } from '#web/places/trip-places.ts';
import { useSession } from '#web/session/session.tsx';
import { storedUserId } from '#web/session/stored-session.ts';
import { type TripDetails, tripQuery } from '#web/trip-data/queries.ts';
import { referenceRatesQuery } from '#web/trip-data/reference-rates.ts';
import { pointsOf } from '#web/trip-data/trip.ts';
import { useTrip, visibleTrip } from '#web/trip-data/visible-trip.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { afterPaint } from '#web/ui/timing.ts';
import { TripImports } from './trip-imports.tsx';
import { useListening } from './use-listening.ts';

// The map's library outweighs the rest: loaded on demand.
const MapPanel = lazyPart(
  async () => (await withAreas(import('#web/features/maps/components/map-panel.tsx'), 'map')).MapPanel,
  { Failed: PanelFailed },
);
const PointPicker = lazyPart(
  async () => (await withAreas(import('#web/features/maps/components/point-picker.tsx'), 'map')).PointPicker,
);
const loadPanels = async (...areas: Area[]) =>
  (await withAreas(import('./trip-panels.tsx'), ...areas)).tripPanels;
const failed = { Failed: PanelFailed };
const IdeasPanel = lazyPart(async () => (await loadPanels('localized-advice')).IdeasPanel, failed);
const DiscussionPanel = lazyPart(async () => (await loadPanels('discussion', 'map')).DiscussionPanel, failed);
const ItemComments = lazyPart(async () => (await loadPanels('discussion')).ItemComments);
const ItemDocuments = lazyPart(async () => {
  const part = import('#web/features/collaboration/documents/components/item-documents.tsx');
  return (await withAreas(part, 'documents')).ItemDocuments;
});
const TasksSections = lazyPart(
  async () => (await loadPanels('tasks', 'collaborators')).TasksSections,
  failed,
);
const PeoplePanel = lazyPart(async () => (await loadPanels('collaborators')).PeoplePanel, failed);
const LiveTrip = lazyPart(async () => (await import('./live-updates.ts')).liveUpdates.LiveTrip);
const AwaitedTrip = lazyPart(async () => (await import('./live-updates.ts')).liveUpdates.AwaitedTrip);

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  return storedUserId() === null ? null : awaitUnderLoadingScreen(queryClient.prefetchQuery(tripQuery(id)));
}

export default function TripRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const counts = usePanelCounts(id);
  useDocumentsAhead(id);
  usePanelsAhead(id);
  useOpenedNotices();
  const isClosed = useLive(({ closing }) => closing?.tripId === id);
  useEffect(() => () => setLive({ closing: null }), []); // A trip that is opened again may be theirs again.
  // Rates are read before the network is gone: costs need them.
  useEffect(() => afterPaint(() => void queryClient.prefetchQuery(referenceRatesQuery)), []);
  useEffect(() => () => void forgetImport(id), [id]); // It is taken once: a later visit begins without it.
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'copy' | 'delete'; trip: TripDetails } | null>(null);
  const [draftOf, setDraftOf] = useState(() => draftedDialog(id));
  const { data: drafted } = useTrip(id, { enabled: draftOf !== null });
  if (draftOf && drafted) {
    // The dialog of before opens again [SHELL-5].
    setDraftOf(null);
    setDialog({ kind: draftOf, trip: drafted });
  }
  const close = () => setDialog(null);
  // The object is stable while unchanged: the planner renders only changes.
  const parts = useMemo(
    (): PlannerParts => ({
      picture: (trip) => <TripPicture trip={trip} />,
      map: (trip, view) => <MapPanel trip={trip} {...view} />,
      costs: (trip, day, expenses) => <CostPanel trip={trip} day={day} expenses={expenses} />,
      chat: (trip) => <DiscussionPanel trip={trip} />,
      besideItem: (trip, item) => (
        <Fragment key={item.id}>
          <ItemDocuments trip={trip} item={item} />
          <ItemComments trip={trip} item={item} />
        </Fragment>
      ),
      tasks: (trip, sections) => <TasksSections trip={trip} {...sections} />,
      people: (trip, asked) => <PeoplePanel trip={trip} {...asked} />,
      counts,
      ideas: (trip, plan) => <IdeasPanel trip={trip} {...plan} />,
      filesToImport: filesToImport(id),
      imports: (trip, view) => <TripImports trip={trip} view={view} />,
      suggestion: (trip, day) => <SuggestionLine key={trip.id} trip={trip} day={day} />,
      Weather: DayWeather,
      onEditTrip: (trip) => setDialog({ kind: 'edit', trip }),
      onCopyTrip: (trip) => setDialog({ kind: 'copy', trip }),
      onDeleteTrip: (trip) => setDialog({ kind: 'delete', trip }),
    }),
    [counts, id],
  );
  const places = useMemo(
    (): TripPlaces => ({
      near: () => {
        const trip = visibleTrip(queryClient, id);
        return trip ? pointsOf(trip) : [];
      },
      pickPoint: (picked) => <PointPicker {...picked} />,
    }),
    [id],
  );
  return (
    <TripPlacesContext value={places}>
      <TripWeather tripId={id}>
        <TripPlanner key={id} tripId={id} parts={parts} />
      </TripWeather>
      <Listening tripId={id} />
      {!isClosed && dialog?.kind === 'edit' && <TripDialog trip={dialog.trip} onClose={close} />}
      {!isClosed && dialog?.kind === 'copy' && <CopyTripDialog trip={dialog.trip} onClose={close} />}
      {!isClosed && dialog?.kind === 'delete' && (
        <DeleteTripDialog
          trip={dialog.trip}
          onClose={close}
          onDeleted={() => void navigate(paths.dashboard())}
        />
      )}
    </TripPlacesContext>
  );
}

const Listening = memo(function Listening({ tripId }: { tripId: string }) {
  const { user } = useSession();
  const { data: isShared } = useQuery({
    ...tripQuery(tripId),
    enabled: false,
    select: (trip) => trip !== null && (trip.trip_collaborators.length > 0 || trip.owner_id !== user?.id),
  });
  const { data: isMissing = false } = useQuery({
    ...tripQuery(tripId),
    enabled: false,
    select: (trip) => trip === null,
  });
  const isWanted = useListening(isShared);
  if (user && isMissing) return <AwaitedTrip tripId={tripId} userId={user.id} />;
  return user && isWanted && <LiveTrip tripId={tripId} userId={user.id} isLate={!isShared} />;
});
