import { SecurityPage } from '#web/features/admin/security/components/security-page.tsx';

export default function AdminSecurityRoute() {
  return <SecurityPage />;
}
