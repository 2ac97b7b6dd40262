import { Outlet, ScrollRestoration } from 'react-router';
import { DocumentHead } from './document-head.tsx';
import { GlobalLoading } from './global-loading.tsx';
import { GlobalToasts } from './global-toasts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The parts of every page in any layout: head, skip link, route announcer, loading dialog. */
export function RootLayout() {
  return (
    <>
      <DocumentHead />
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <GlobalLoading />
      <GlobalToasts />
      <ScrollRestoration />
    </>
  );
}
