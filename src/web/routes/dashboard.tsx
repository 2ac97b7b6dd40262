import { loadAreas } from '#i18n/i18n.ts';
import { Dashboard } from '#web/features/trips/components/dashboard.tsx';

await loadAreas('dashboard', 'map');

export default function DashboardRoute() {
  return <Dashboard />;
}
