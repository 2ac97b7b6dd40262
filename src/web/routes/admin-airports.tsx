import { AirportsPage } from '#web/features/admin/airports/airports-page.tsx';

export default function AdminAirportsRoute() {
  return <AirportsPage />;
}
