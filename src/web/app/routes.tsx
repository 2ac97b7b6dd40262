import { createBrowserRouter, type RouteObject, replace } from 'react-router';
import { RootLayout } from '#web/features/shell/components/root-layout.tsx';
import { RouteError } from '#web/features/shell/components/route-error.tsx';
import type { RouteHandle } from '#web/features/shell/model.ts';
import { paths } from '#web/paths.ts';
import MainLayout from '#web/routes/main-layout.tsx';
import { TRIP_AREAS } from '#web/routes/trip-areas.ts';
import { adminRoutes } from './admin-routes.tsx';
import { loadTravelPages, page, textPage, titled, travelPage } from './page.tsx';

/**
 * The table of contents. Each page is loaded, with its texts, when it is first visited; a page that throws is
 * replaced by the error screen within its layout, or alone when the layout itself is what broke (SHELL-6).
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    // The loading screen of index.html stays on until the first page is there (SHELL-1).
    HydrateFallback: () => null,
    children: [
      {
        Component: MainLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, lazy: home },
              {
                path: 'premium',
                handle: titled('premium:title'),
                lazy: textPage(() => import('#web/routes/public/premium.tsx'), 'premium'),
              },
              {
                path: 'contact',
                handle: titled('contact:title'),
                lazy: textPage(() => import('#web/routes/public/contact.tsx'), 'contact'),
              },
              {
                path: 'voyages-sur-mesure',
                handle: titled('custom-trip:title'),
                lazy: textPage(() => import('#web/routes/public/custom-trip.tsx'), 'custom-trip'),
              },
              {
                path: 'voyages-a-theme/:theme',
                handle: titled('themed-trip:title'),
                lazy: textPage(() => import('#web/routes/public/themed-trip.tsx'), 'themed-trip'),
              },
              {
                path: 'carnets/:slug',
                handle: titled('themed-trip:title'),
                lazy: textPage(() => import('#web/routes/public/sample-trip.tsx'), 'themed-trip'),
              },
              {
                path: 'conseils',
                handle: titled('localized-advice:heading'),
                lazy: textPage(() => import('#web/routes/public/advice.tsx'), 'localized-advice'),
              },
              {
                path: 'conseils/:country',
                handle: titled('localized-advice:heading'),
                lazy: textPage(() => import('#web/routes/public/country-advice.tsx'), 'localized-advice'),
              },
              {
                lazy: gate,
                children: [
                  {
                    path: 'dashboard',
                    handle: titled('common:navDashboard'),
                    lazy: travelPage('dashboard', 'dashboard', 'map'),
                  },
                  {
                    path: 'profile',
                    handle: titled('common:userProfile'),
                    lazy: page(() => import('#web/routes/profile.tsx'), 'profile'),
                  },
                  {
                    path: 'trip/:id',
                    handle: { fillsWindow: true } satisfies RouteHandle,
                    lazy: travelPage('trip', ...TRIP_AREAS),
                  },
                ],
              },
            ],
          },
        ],
      },

      {
        path: 'partage/:token',
        lazy: page(() => import('#web/routes/public/shared-trip.tsx'), 'trip', 'trip-items', 'trip-transport'),
      },
      {
        path: 'auth',
        handle: titled('common:navSignIn'),
        lazy: page(() => import('#web/routes/public/auth.tsx'), 'auth'),
      },
      { path: 'check-email', lazy: page(() => import('#web/routes/check-email.tsx'), 'auth') },
      { path: 'login', loader: () => replace(paths.auth({ action: 'login' })) },
      { path: 'register', loader: () => replace(paths.auth({ action: 'signup' })) },
      {
        path: 'onboarding',
        lazy: gate,
        children: [
          { path: 'profile', lazy: page(() => import('#web/routes/onboarding-profile.tsx'), 'onboarding') },
          { path: '*', loader: () => replace(paths.onboarding()) },
        ],
      },

      {
        path: 'blog',
        lazy: textPage(() => import('#web/routes/blog-layout.tsx'), 'blog'),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                handle: titled('blog:title'),
                lazy: textPage(() => import('#web/routes/public/blog.tsx')),
              },
              {
                path: 'posts/:slug',
                handle: titled('blog:title'),
                lazy: textPage(() => import('#web/routes/public/blog-post.tsx')),
              },
              {
                path: 'destinations',
                handle: titled('blog:destinations'),
                lazy: textPage(() => import('#web/routes/public/blog-destinations.tsx')),
              },
            ],
          },
        ],
      },

      ...adminRoutes,
      { path: '*', loader: () => replace(paths.home()) },
    ],
  },
];

/** The home page needs neither data nor texts that are not there yet. */
async function home() {
  return { Component: (await import('#web/routes/public/home.tsx')).default };
}

/** Lets in whoever is signed in and has completed onboarding (GATE-1, 2, 4). */
async function gate() {
  const { AuthGuard } = await loadTravelPages();
  return { Component: AuthGuard };
}

/** The router of the page; made once, by main.tsx. */
export function createRouter() {
  return createBrowserRouter(routes);
}
