import { UsersPage } from '#web/features/admin/users/components/users-page.tsx';

export default function AdminUsersRoute() {
  return <UsersPage />;
}
