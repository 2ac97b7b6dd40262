import { SamplesPage } from '#web/features/admin/showcase/samples-page.tsx';

export default function AdminSamplesRoute() {
  return <SamplesPage />;
}
