import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, replace } from 'react-router';
import type { Area } from '#i18n/areas.ts';
import { loadAreas } from '#i18n/i18n.ts';
import { RootLayout } from '#web/features/shell/components/root-layout.tsx';
import { RouteError } from '#web/features/shell/components/route-error.tsx';
import type { RouteHandle } from '#web/features/shell/model.ts';
import { paths } from './paths.ts';
import MainLayout from './routes/main-layout.tsx';

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
                lazy: page(() => import('./routes/premium.tsx'), 'premium'),
              },
              {
                path: 'contact',
                handle: titled('contact:title'),
                lazy: page(() => import('./routes/contact.tsx'), 'contact'),
              },
              {
                path: 'voyages-sur-mesure',
                handle: titled('custom-trip:title'),
                lazy: page(() => import('./routes/custom-trip.tsx'), 'custom-trip'),
              },
              {
                path: 'voyages-a-theme/:theme',
                handle: titled('themed-trip:title'),
                lazy: page(() => import('./routes/themed-trip.tsx'), 'themed-trip'),
              },
              {
                path: 'carnets/:slug',
                handle: titled('themed-trip:title'),
                lazy: page(() => import('./routes/sample-trip.tsx'), 'themed-trip'),
              },
              {
                path: 'conseils',
                handle: titled('localized-advice:heading'),
                lazy: page(() => import('./routes/advice.tsx'), 'localized-advice'),
              },
              {
                path: 'conseils/:country',
                handle: titled('localized-advice:heading'),
                lazy: page(() => import('./routes/country-advice.tsx'), 'localized-advice'),
              },
              {
                lazy: gate,
                children: [
                  {
                    path: 'dashboard',
                    handle: titled('common:navDashboard'),
                    lazy: page(() => import('./routes/dashboard.tsx'), 'dashboard'),
                  },
                  {
                    path: 'profile',
                    handle: titled('common:userProfile'),
                    lazy: page(() => import('./routes/profile.tsx'), 'profile'),
                  },
                  {
                    path: 'trip/:id',
                    handle: { fillsWindow: true } satisfies RouteHandle,
                    lazy: page(() => import('./routes/trip.tsx'), 'trip', 'trip-items', 'trip-transport'),
                  },
                ],
              },
            ],
          },
        ],
      },

      {
        path: 'partage/:token',
        lazy: page(() => import('./routes/shared-trip.tsx'), 'trip', 'trip-items', 'trip-transport'),
      },
      {
        path: 'auth',
        handle: titled('common:navSignIn'),
        lazy: page(() => import('./routes/auth.tsx'), 'auth'),
      },
      { path: 'check-email', lazy: page(() => import('./routes/check-email.tsx'), 'auth') },
      { path: 'login', loader: () => replace(paths.auth({ action: 'login' })) },
      { path: 'register', loader: () => replace(paths.auth({ action: 'signup' })) },
      {
        path: 'onboarding',
        lazy: gate,
        children: [
          { path: 'profile', lazy: page(() => import('./routes/onboarding-profile.tsx'), 'onboarding') },
          { path: '*', loader: () => replace(paths.onboarding()) },
        ],
      },

      {
        path: 'blog',
        lazy: page(() => import('./routes/blog-layout.tsx'), 'blog'),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, handle: titled('blog:title'), lazy: page(() => import('./routes/blog.tsx')) },
              {
                path: 'posts/:slug',
                handle: titled('blog:title'),
                lazy: page(() => import('./routes/blog-post.tsx')),
              },
              {
                path: 'destinations',
                handle: titled('blog:destinations'),
                lazy: page(() => import('./routes/blog-destinations.tsx')),
              },
            ],
          },
        ],
      },

      {
        path: 'admin',
        lazy: supervisorGate,
        children: [
          {
            lazy: page(() => import('./routes/admin-layout.tsx'), 'admin'),
            children: [
              {
                ErrorBoundary: RouteError,
                children: [
                  {
                    index: true,
                    handle: titled('admin:title'),
                    lazy: page(() => import('./routes/admin.tsx')),
                  },
                  {
                    path: 'countries',
                    handle: titled('admin:countries'),
                    lazy: page(() => import('./routes/admin-countries.tsx')),
                  },
                  {
                    path: 'airports',
                    handle: titled('admin:airports'),
                    lazy: page(() => import('./routes/admin-airports.tsx')),
                  },
                  {
                    path: 'activities',
                    handle: titled('admin:activities'),
                    lazy: page(() => import('./routes/admin-activities.tsx'), 'trip-activities'),
                  },
                  {
                    path: 'activities/new',
                    handle: titled('admin:newActivity'),
                    lazy: page(() => import('./routes/admin-activity.tsx'), 'trip-activities', 'map'),
                  },
                  {
                    path: 'activities/edit/:id',
                    handle: titled('admin:activities'),
                    lazy: page(() => import('./routes/admin-activity.tsx'), 'trip-activities', 'map'),
                  },
                  {
                    path: 'blog',
                    handle: titled('admin:blog'),
                    lazy: page(() => import('./routes/admin-posts.tsx')),
                  },
                  {
                    path: 'blog/new',
                    handle: titled('admin:newPost'),
                    lazy: page(() => import('./routes/admin-post.tsx'), 'blog'),
                  },
                  {
                    path: 'blog/edit/:id',
                    handle: titled('admin:blog'),
                    lazy: page(() => import('./routes/admin-post.tsx'), 'blog'),
                  },
                  {
                    path: 'users',
                    handle: titled('admin:users'),
                    lazy: page(() => import('./routes/admin-users.tsx')),
                  },
                  {
                    path: 'requests',
                    handle: titled('admin:requests'),
                    lazy: page(() => import('./routes/admin-requests.tsx')),
                  },
                  {
                    path: 'messages',
                    handle: titled('admin:messages'),
                    lazy: page(() => import('./routes/admin-messages.tsx')),
                  },
                  {
                    path: 'audit',
                    handle: titled('admin:audit'),
                    lazy: page(() => import('./routes/admin-audit.tsx')),
                  },
                ],
              },
            ],
          },
        ],
      },

      { path: '*', loader: () => replace(paths.home()) },
    ],
  },
];

function titled(title: NonNullable<RouteHandle['title']>): RouteHandle {
  return { title };
}

/** The home page needs neither data nor texts that are not there yet. */
async function home() {
  return { Component: (await import('./routes/home.tsx')).default };
}

/**
 * Loads a page by its module's default export, the areas of text without which it would show keys, and the cache
 * of its data.
 */
function page(load: () => Promise<{ default: ComponentType }>, ...areas: Area[]) {
  return async () => {
    const [{ default: Page }, { QueryProvider }] = await Promise.all([
      load(),
      import('./lib/query-provider.tsx'),
      loadAreas(...areas),
    ]);
    return {
      element: (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  };
}

/** Lets in whoever is signed in and has completed onboarding (GATE-1, 2, 4). */
async function gate() {
  const { Gate } = await import('#web/features/account/components/gate.tsx');
  return { Component: Gate };
}

/** Lets in supervisors alone (GATE-3). */
async function supervisorGate() {
  const { Gate } = await import('#web/features/account/components/gate.tsx');
  return { element: <Gate requireSupervisor /> };
}

/** The router of the page; made once, by main.tsx. */
export function createRouter() {
  return createBrowserRouter(routes);
}
