import { AdminLayout } from '#web/features/shell/components/admin-layout.tsx';
import AccountMenu from './account-menu.tsx';

/** The administration's layout with the menu of whoever is signed in. */
export default function AdminLayoutRoute() {
  return <AdminLayout userMenu={<AccountMenu />} />;
}
