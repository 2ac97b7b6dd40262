import { lazy, Suspense } from 'react';
import { MainLayout } from '#web/features/shell/components/main-layout.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

const userMenu = (
  <Suspense fallback={null}>
    <AccountMenu />
  </Suspense>
);

/** The main layout with the menu of whoever is signed in. */
export default function MainLayoutRoute() {
  return <MainLayout userMenu={userMenu} />;
}
