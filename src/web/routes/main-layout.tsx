import { lazy, Suspense } from 'react';
import { MainLayout } from '#web/features/shell/components/main-layout.tsx';

const AccountMenu = lazy(async () => ({
  default: (await import('./signed-in.ts')).signedIn.AccountMenu,
}));

const userMenu = (
  <Suspense fallback={null}>
    <AccountMenu />
  </Suspense>
);

/** The main layout with the user menu. */
export default function MainLayoutRoute() {
  return <MainLayout userMenu={userMenu} />;
}
