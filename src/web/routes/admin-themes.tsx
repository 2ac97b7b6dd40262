import { ThemesPage } from '#web/features/admin/showcase/themes-page.tsx';

export default function AdminThemesRoute() {
  return <ThemesPage />;
}
