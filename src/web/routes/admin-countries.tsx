import { CountriesPage } from '#web/features/admin/countries/components/countries-page.tsx';

export default function AdminCountriesRoute() {
  return <CountriesPage />;
}
