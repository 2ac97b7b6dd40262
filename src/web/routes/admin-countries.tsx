import { CountriesPage } from '#web/features/admin/countries/countries-page.tsx';

export default function AdminCountriesRoute() {
  return <CountriesPage />;
}
