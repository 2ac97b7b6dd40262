import { lazy, Suspense } from 'react';
import { MainLayout } from '#web/features/shell/components/main-layout.tsx';

const AccountMenu = lazy(async () => ({
  default: (await import('#web/features/shell/components/account-menu.tsx')).AccountMenu,
}));

const userMenu = (
  <Suspense fallback={null}>
    <AccountMenu />
  </Suspense>
);

/** The main layout with the menu of whoever is signed in. */
export default function MainLayoutRoute() {
  return <MainLayout userMenu={userMenu} />;
}
