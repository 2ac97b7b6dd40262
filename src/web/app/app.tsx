import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type RenderedSite, SiteContext } from '#web/data/site.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { pressAgain } from '#web/ui/early-input.ts';
import { SignedInServices } from './signed-in-services.tsx';

interface AppProps {
  i18n: I18n;
  site: RenderedSite | null;
  /** Covers the page while it loads; null where it came rendered. */
  loadingScreen: ReactNode;
  children: ReactNode;
}

/** Renders the same in the browser and on the server: hydration compares them. */
export function App({ i18n, site, loadingScreen, children }: AppProps) {
  // React runs effects once the page is hydrated.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    pressAgain(document);
  }, []);
  return (
    <I18nextProvider i18n={i18n}>
      <SessionProvider>
        <SignedInServices />
        <SiteContext value={site}>
          {loadingScreen}
          {children}
        </SiteContext>
      </SessionProvider>
    </I18nextProvider>
  );
}
