import { lazy, Suspense } from 'react';
import { MainLayout } from '#web/features/shell/components/main-layout.tsx';

const AccountMenu = lazy(async () => ({
  default: (await import('./travel-pages.ts')).travelPages.AccountMenu,
}));

const userMenu = (
  <Suspense fallback={null}>
    <AccountMenu />
  </Suspense>
);

/** The main layout with the menu of the user who is signed in. */
export default function MainLayoutRoute() {
  return <MainLayout userMenu={userMenu} />;
}
