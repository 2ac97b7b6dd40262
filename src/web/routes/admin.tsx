import { FiguresPage } from '#web/features/admin/figures/components/figures-page.tsx';

export default function AdminRoute() {
  return <FiguresPage />;
}
