import '#web/ui/styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider, type To } from 'react-router';
import { chosenLanguage, i18n, initI18n } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { readText, storageKeys } from '#web/data/browser-storage.ts';
import type { RenderedSite } from '#web/data/site.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { withLanguageOf } from '#web/features/shell/address-language.tsx';
import { storedSessionUser } from '#web/session/session-user.ts';
import { followFocus } from '#web/ui/focus-return.ts';
import { listenForBack } from '#web/ui/overlay-closing.ts';
import { followRefusals } from '#web/ui/refused-focus.ts';
import { App } from './app.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { createRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

interface RenderedState {
  language: Language;
  loaderData: NonNullable<HydrationState['loaderData']>;
  site: RenderedSite;
}

function readRenderedState(): RenderedState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Resolves with the first page, so that it renders once. */
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

/** Loads the page's code first, so that it renders what the server did. */
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

/** Adds the address's language to each navigation. */
function keepLanguage(router: Router): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options?: Parameters<Router['navigate']>[1]) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to && withLanguageOf(router.state.location.search, to), options);
}

/** Starts the page in a function: chunks that import the entry would deadlock with a top-level `await`. */
async function start(container: HTMLElement): Promise<void> {
  // Temporal is loaded only where a browser lacks it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  const isSignedIn = readText('local', storageKeys.auth) !== null;
  /** True: the first page need not wait for the auth API. */
  const isKnown = !isSignedIn || storedSessionUser() !== null;
  // The client is loaded beside the first page, which does without where it is known and the inline script reads for it.
  if (isSignedIn && !(isKnown && globalThis.earlyRead)) loadClient().catch(console.error);
  listenForBack();
  followRefusals();
  followFocus();
  const rendered = readRenderedState();
  const texts = initI18n(rendered?.language);
  // With a language chosen before there was a cookie, the page is rendered again.
  const isHydrated = rendered !== null && chosenLanguage(rendered.language) === rendered.language;
  const [router] = await Promise.all([
    isHydrated ? createHydratedRouter(rendered) : createBrowserRouter(createRoutes(i18n)),
    texts,
  ]);
  keepLanguage(router);
  // A session that this device knows nothing of is read first, under the loading screen.
  if (isKnown) await firstPage(router);
  i18n.on('languageChanged', () => void router.revalidate());

  const app = (
    <App
      i18n={i18n}
      site={rendered?.site ?? null}
      loadingScreen={rendered ? null : <LoadingScreen router={router} />}
    >
      {/* Transitions are off: on a slow phone a press would show nothing until the next view is ready. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
  // React handles clicks from here on, also those during hydration.
  document.documentElement.dataset.listening = '';
  if (isHydrated) hydrateRoot(container, app);
  else createRoot(container).render(app);
  if (readText('local', storageKeys.leftSession) !== null)
    await import('#web/session/left-session.ts').then(({ endLeftSession }) => endLeftSession());
}

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root');
start(container).catch(console.error);
