import { AirportsPage } from '#web/features/admin/airports/components/airports-page.tsx';

export default function AdminAirportsRoute() {
  return <AirportsPage />;
}
