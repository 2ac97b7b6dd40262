import { useQuery } from '@tanstack/react-query';
import { newCountsQuery } from '#web/features/admin/queries.ts';
import { AdminLayout } from '#web/features/shell/components/admin-layout.tsx';
import AccountMenu from './account-menu.tsx';

/** The administration's layout with the menu of whoever is signed in, and how many letters wait. */
export default function AdminLayoutRoute() {
  const { data: counts } = useQuery(newCountsQuery());
  return (
    <AdminLayout
      userMenu={<AccountMenu />}
      waiting={{ requests: counts?.requests ?? 0, messages: counts?.messages ?? 0 }}
    />
  );
}
