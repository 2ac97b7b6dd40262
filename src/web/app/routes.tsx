import type { i18n as I18n } from 'i18next';
import { type RouteObject, replace } from 'react-router';
import { TRIP_AREAS } from '#i18n/areas.ts';
import { BareLayout } from '#web/features/shell/components/bare-layout.tsx';
import { MainLayout } from '#web/features/shell/components/main-layout.tsx';
import { RootLayout } from '#web/features/shell/components/root-layout.tsx';
import { RouteError } from '#web/features/shell/components/route-error.tsx';
import type { RouteHandle } from '#web/features/shell/model.ts';
import { paths } from '#web/paths.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { adminRoutes } from './admin-routes.tsx';
import { loadSignedIn, page, titled } from './page.tsx';
import { ALIASES, publicRoutes } from './public-routes.ts';

/**
 * All routes; public pages have theirs in `routes/public-pages.ts`. Each page is loaded with its texts; one that throws is replaced by the
 * error screen in its layout, or alone [SHELL-6].
 */
export const createRoutes = (i18n: I18n): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    // The loading screen of index.html stays until the first page [SHELL-1].
    HydrateFallback: () => null,
    children: [
      {
        Component: MainLayoutRoute,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              ...publicRoutes('main', i18n),
              {
                lazy: authGuard,
                children: [
                  {
                    path: 'dashboard',
                    handle: titled('common:navDashboard'),
                    lazy: page(() => import('#web/routes/dashboard.tsx'), 'dashboard', 'map'),
                  },
                  {
                    path: 'profile',
                    handle: titled('common:userProfile'),
                    lazy: page(() => import('#web/routes/profile.tsx'), 'profile', 'onboarding', 'map'),
                  },
                  {
                    path: 'fichiers-partages',
                    handle: titled('common:sharedFiles'),
                    lazy: page(() => import('#web/routes/shared-files.tsx'), 'imports', 'dashboard'),
                  },
                  {
                    path: 'trip/:id',
                    handle: { fillsWindow: true } satisfies RouteHandle,
                    lazy: page(() => import('#web/routes/trip.tsx'), ...TRIP_AREAS),
                  },
                ],
              },
            ],
          },
        ],
      },

      ...publicRoutes(null, i18n),
      {
        path: 'rejoindre/:token',
        lazy: page(() => import('#web/routes/join-trip.tsx'), 'collaborators', 'trip'),
      },
      ...Array.from(ALIASES, ([path, target]) => ({ path, loader: () => replace(target) })),
      {
        Component: BareLayout,
        children: [
          ...publicRoutes('bare', i18n),
          { path: 'check-email', lazy: page(loadCheckEmail, 'auth') },
          {
            path: 'onboarding',
            lazy: authGuard,
            children: [
              {
                path: 'profile',
                lazy: page(loadOnboarding, 'onboarding', 'profile'),
              },
              { path: '*', loader: () => replace(paths.onboarding()) },
            ],
          },
        ],
      },

      {
        lazy: blogLayout,
        children: [{ ErrorBoundary: RouteError, children: publicRoutes('blog', i18n) }],
      },

      ...adminRoutes,
      { path: '*', loader: () => replace(paths.home()) },
    ],
  },
];

async function loadCheckEmail() {
  const { CheckEmailPage } = await import('#web/features/auth/components/check-email-page.tsx');
  return { default: CheckEmailPage };
}

async function loadOnboarding() {
  const { OnboardingPage } = await import('#web/features/account/onboarding/components/onboarding-page.tsx');
  return { default: OnboardingPage };
}

async function blogLayout() {
  const { BlogLayout } = await import('#web/features/shell/components/blog-layout.tsx');
  return { Component: BlogLayout };
}

/** Asks for a sign-in and a completed onboarding [GATE-1] [GATE-2] [GATE-4]. */
async function authGuard() {
  const [{ AuthGuard }] = await Promise.all([loadSignedIn(), AccountMenu.ready()]);
  return { Component: AuthGuard };
}

const AccountMenu = lazyPart(async () => (await loadSignedIn()).AccountMenu);

function MainLayoutRoute() {
  return <MainLayout userMenu={<AccountMenu />} />;
}
