import { ActivitiesPage } from '#web/features/admin/catalogue/components/activities-page.tsx';

export default function AdminActivitiesRoute() {
  return <ActivitiesPage />;
}
