import { FiguresPage } from '#web/features/admin/components/figures-page.tsx';

export default function AdminRoute() {
  return <FiguresPage />;
}
