import { SecurityPage } from '#web/features/admin/security/security-page.tsx';

export default function AdminSecurityRoute() {
  return <SecurityPage />;
}
