import { AuditPage } from '#web/features/admin/audit/components/audit-page.tsx';

export default function AdminAuditRoute() {
  return <AuditPage />;
}
