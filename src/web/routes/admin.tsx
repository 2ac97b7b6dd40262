import { FiguresPage } from '#web/features/admin/figures/components/figures-page.tsx';
import { LegalReminder } from '#web/features/admin/legal/legal-reminder.tsx';

export default function AdminRoute() {
  return (
    <>
      <LegalReminder />
      <FiguresPage />
    </>
  );
}
