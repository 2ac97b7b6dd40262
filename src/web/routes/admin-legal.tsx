import { LegalList } from '#web/features/admin/legal/legal-list.tsx';

export default function AdminLegalRoute() {
  return <LegalList />;
}
