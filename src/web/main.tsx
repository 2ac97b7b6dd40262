import './ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { initI18n } from '#i18n/i18n.ts';
import { LoadingScreen } from './lib/loading-screen.tsx';
import { SessionProvider } from './lib/session.tsx';
import { createRouter } from './routes.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// Days and times are Temporal's; a browser that has not got it loads it first.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const texts = initI18n();
const router = createRouter();
await texts;

createRoot(container).render(
  <SessionProvider>
    <LoadingScreen router={router} />
    <RouterProvider router={router} />
  </SessionProvider>,
);
