import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadAreas } from '#i18n/i18n.ts';
import { Dashboard } from '#web/features/trips/components/dashboard.tsx';
import { clearQuickPlan, readQuickPlan } from '#web/lib/quick-plan.ts';
import { useKeptReader } from '#web/lib/reader.ts';
import { paths } from '#web/paths.ts';

await loadAreas('dashboard', 'map');

const UseSampleDialog = lazy(async () => {
  const [{ UseSampleDialog: Component }] = await Promise.all([
    import('#web/features/explore/samples/components/use-sample-dialog.tsx'),
    loadAreas('themed-trip'),
  ]);
  return { default: Component };
});

export default function DashboardRoute() {
  useKeptReader();
  return (
    <>
      <Dashboard />
      <WaitingSample />
    </>
  );
}

/** The trip of the house that was chosen before signing up, whose day can still be changed (PUB-3, DASH-4). */
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
  return (
    <Suspense fallback={null}>
      <UseSampleDialog slug={plan.sample} startDate={plan.startDate} onClose={close} />
    </Suspense>
  );
}
