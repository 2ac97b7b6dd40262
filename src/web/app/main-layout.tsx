import { lazy, Suspense } from 'react';
import { MainLayout } from '#web/features/shell/components/main-layout.tsx';
import { loadSignedIn } from './page.tsx';

const AccountMenu = lazy(async () => ({
  default: (await loadSignedIn()).AccountMenu,
}));

const userMenu = (
  <Suspense fallback={null}>
    <AccountMenu />
  </Suspense>
);

/** The main layout with the user menu. */
export function MainLayoutRoute() {
  return <MainLayout userMenu={userMenu} />;
}
