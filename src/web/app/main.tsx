import '#web/ui/styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider, type To } from 'react-router';
import { chosenLanguage, i18n, initI18n } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { readText } from '#web/data/browser-storage.ts';
import type { RenderedSite } from '#web/data/site.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { withLanguageOf } from '#web/features/shell/address-language.tsx';
import { listenForBack } from '#web/ui/back-closes.ts';
import { App } from './app.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { createRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** What `server-entry.tsx` has rendered the page from. */
interface RenderedState {
  language: Language;
  loaderData: NonNullable<HydrationState['loaderData']>;
  site: RenderedSite;
}

function readRenderedState(): RenderedState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Resolves when the first page is loaded, so that a visitor's browser renders once. */
function firstPage(router: Router): Promise<void> | undefined {
  if (router.state.initialized) return;
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The router of a page that came rendered: its code is loaded first, so that it renders what is there. */
async function createHydratedRouter({ loaderData }: RenderedState): Promise<Router> {
  const routes = createRoutes(i18n);
  const matches = matchRoutes(routes, globalThis.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}

/** Wherever the page goes, the language that its address asks for goes with it. */
function keepLanguage(router: Router): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options?: Parameters<Router['navigate']>[1]) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to && withLanguageOf(router.state.location.search, to), options);
}

/** A function, since chunks that import from the entry would wait for an `await` at its top, and it for them. */
async function start(container: HTMLElement): Promise<void> {
  // Days and times are Temporal's; a browser that has not got it loads it first.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  const isSignedIn = readText('local', storageKeys.auth) !== null;
  // The session is needed before anything is read: its client is loaded beside the first page.
  if (isSignedIn) loadClient().catch(console.error);
  listenForBack();
  const rendered = readRenderedState();
  const texts = initI18n(rendered?.language);
  // A language that was chosen before there was a cookie: the page is rendered again, in that.
  const isHydrated = rendered !== null && chosenLanguage(rendered.language) === rendered.language;
  const [router] = await Promise.all([
    isHydrated ? createHydratedRouter(rendered) : createBrowserRouter(createRoutes(i18n)),
    texts,
  ]);
  keepLanguage(router);
  // The session is read with the first rendering: a visitor has none to wait for.
  if (!isSignedIn) await firstPage(router);
  i18n.on('languageChanged', () => void router.revalidate());

  const app = (
    <App
      i18n={i18n}
      site={rendered?.site ?? null}
      loadingScreen={rendered ? null : <LoadingScreen router={router} />}
    >
      {/* Not as transitions: on a slow phone a press would show nothing until all of the next view is ready. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
  // From here on React answers clicks by itself, also those that come while it hydrates.
  document.documentElement.dataset.listening = '';
  if (isHydrated) hydrateRoot(container, app);
  else createRoot(container).render(app);
  if (readText('local', storageKeys.leftSession) !== null)
    await import('#web/session/left-session.ts').then(({ endLeftSession }) => endLeftSession());
}

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root');
start(container).catch(console.error);
