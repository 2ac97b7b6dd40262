import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import styles from '../bar.module.css';
import { useRouteHandle } from '../use-route-handle.ts';
import { MainFooter } from './main-footer.tsx';
import { MainHeader } from './main-header.tsx';

/** Header, page, footer. The user menu is passed in, since it belongs to accounts. */
export function MainLayout({ userMenu }: { userMenu: ReactNode }) {
  const { fillsWindow } = useRouteHandle();
  return (
    <div className={styles.page} data-fills-window={fillsWindow}>
      <MainHeader userMenu={userMenu} />
      <main className={styles.pageMain} id="content">
        <Outlet />
      </main>
      <MainFooter />
    </div>
  );
}
