import { loadAreas } from '#i18n/i18n.ts';
import { Dashboard } from '#web/features/trips/components/dashboard.tsx';
import { useKeptReader } from '#web/lib/reader.ts';

await loadAreas('dashboard', 'map');

export default function DashboardRoute() {
  useKeptReader();
  return <Dashboard />;
}
