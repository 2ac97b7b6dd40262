import { Outlet, ScrollRestoration } from 'react-router';
import { DocumentHead } from './document-head.tsx';
import { GlobalLoading } from './global-loading.tsx';
import { GlobalToasts } from './global-toasts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page has, whatever its layout: its head, the way past the header, the announcements, the loading dialog. */
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
