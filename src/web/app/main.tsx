import '#web/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { initI18n } from '#i18n/i18n.ts';
import { readText } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { createRouter } from './routes.tsx';
import { SignedInServices } from './signed-in-services.tsx';

type Router = ReturnType<typeof createRouter>;

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

/** A function, since chunks that import from the entry would wait for an `await` at its top, and it for them. */
async function start(container: HTMLElement): Promise<void> {
  // Days and times are Temporal's; a browser that has not got it loads it first.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  const isSignedIn = readText('local', storageKeys.auth) !== null;
  // The session is needed before anything is read: its client is loaded beside the first page.
  if (isSignedIn) loadClient().catch(console.error);
  const texts = initI18n();
  const router = createRouter();
  // The session is read with the first rendering: a visitor has none to wait for.
  await Promise.all([texts, isSignedIn || firstPage(router)]);

  createRoot(container).render(
    <SessionProvider>
      <SignedInServices />
      <LoadingScreen router={router} />
      {/* Not as transitions: on a slow phone a press would show nothing until all of the next view is ready. */}
      <RouterProvider router={router} useTransitions={false} />
    </SessionProvider>,
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
start(container).catch(console.error);
