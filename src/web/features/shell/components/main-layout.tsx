import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useRouteHandle } from '../model.ts';
import { MainFooter } from './main-footer.tsx';
import { MainHeader } from './main-header.tsx';
import styles from './page.module.css';

/** Pages that fill the window have no footer. The user menu comes from the accounts' feature. */
export function MainLayout({ userMenu }: { userMenu: ReactNode }) {
  const { fillsWindow } = useRouteHandle();
  return (
    <div className={styles.page} data-fills-window={fillsWindow}>
      <MainHeader userMenu={userMenu} />
      <main className={styles.pageMain} id="content">
        <Outlet />
      </main>
      {!fillsWindow && <MainFooter />}
    </div>
  );
}
