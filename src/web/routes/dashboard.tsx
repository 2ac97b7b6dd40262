import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { TRIP_AREAS } from '#i18n/areas.ts';
import { loadAreas, withAreas } from '#i18n/i18n.ts';
import { awaitUnderLoadingScreen } from '#web/data/early-read.ts';
import { queryClient } from '#web/data/query-client.ts';
import { Dashboard } from '#web/features/trips/components/dashboard.tsx';
import { tripsQuery } from '#web/features/trips/queries.ts';
import { clearQuickPlan, readQuickPlan } from '#web/forms/quick-plan.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { storedUserId } from '#web/session/stored-session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useWhenIdle } from '#web/ui/timing.ts';

const UseSampleDialog = lazyPart(async () => {
  const part = import('#web/features/explore/sample-trips/components/use-sample-dialog.tsx');
  return (await withAreas(part, 'themed-trip')).CopySampleDialog;
});

const LiveDashboard = lazyPart(async () => (await import('./live-updates.ts')).liveUpdates.LiveDashboard);

export async function loader(): Promise<null> {
  const userId = storedUserId();
  return userId === null ? null : awaitUnderLoadingScreen(queryClient.prefetchQuery(tripsQuery(userId)));
}

export default function DashboardRoute() {
  const { user } = useSession();
  // The query is subscribed after the trips are rendered.
  const { isSuccess } = useQuery({ ...tripsQuery(user?.id ?? ''), enabled: false });
  const isListening = useWhenIdle(isSuccess);
  useEffect(() => {
    // Loads the planner ahead, since most people go on to a trip.
    if (isListening) Promise.all([import('./trip.tsx'), loadAreas(...TRIP_AREAS)]).catch(console.error);
  }, [isListening]);
  return (
    <>
      <Dashboard />
      {isListening && user && <LiveDashboard userId={user.id} />}
      <WaitingSample />
    </>
  );
}

/** A sample chosen before signing up; its day can still be changed [PUB-3] [DASH-4]. */
function WaitingSample() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [plan, setPlan] = useState(readQuickPlan);
  if (!plan?.sample || query.get('action') !== 'createTrip') return null;
  const close = () => {
    clearQuickPlan();
    setPlan(null);
    Promise.resolve(navigate(paths.dashboard(), { replace: true })).catch(console.error);
  };
  return <UseSampleDialog slug={plan.sample} startDate={plan.startDate} onClose={close} />;
}
