import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type RenderedSite, SiteContext } from '#web/data/site.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { addWebFonts } from '#web/ui/web-fonts.ts';
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
    replayEarlyClicks();
    addWebFonts();
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

/** Marks hydration, and repeats the last press before it, noted by `src/web/app/start.js`. */
function replayEarlyClicks(): void {
  document.documentElement.dataset.hydrated = '';
  const pressed = [...document.querySelectorAll<HTMLButtonElement>('button[data-clicked-early]')];
  for (const button of pressed) delete button.dataset.clickedEarly;
  pressed.at(-1)?.click();
}
