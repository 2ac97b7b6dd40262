import type { RouteObject } from 'react-router';
import type { Area } from '#i18n/areas.ts';
import { RouteError } from '#web/features/shell/components/route-error.tsx';
import type { adminPages } from '#web/routes/admin-pages.tsx';
import { loadSignedIn, page, titled } from './page.tsx';

type Title = Parameters<typeof titled>[0];

/** Pages of the administration, loaded when first asked for [ADMIN-1]. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: supervisorGuard,
    children: [
      {
        lazy: page(() => load('layout'), 'admin', 'collaborators', 'countries'),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                handle: titled('admin:title'),
                lazy: page(() => load('start')),
              },
              adminPage('countries', 'admin:countries', 'countries'),
              adminPage('airports', 'admin:airports', 'airports'),
              adminPage('activities', 'admin:activities', 'activities', 'trip-activities'),
              adminPage('activities/new', 'admin:newActivity', 'activity', 'trip-activities', 'map'),
              adminPage('activities/edit/:id', 'admin:activities', 'activity', 'trip-activities', 'map'),
              adminPage('themes', 'admin:themes', 'themes'),
              adminPage('samples', 'admin:samples', 'samples'),
              adminPage('blog', 'admin:blog', 'posts'),
              adminPage('blog/new', 'admin:newPost', 'post', 'blog'),
              adminPage('blog/edit/:id', 'admin:blog', 'post', 'blog'),
              adminPage('blog/edit/:id/versions', 'admin:versions', 'post-versions', 'blog'),
              adminPage('legal', 'admin:legalPages', 'legal'),
              adminPage('legal/:slug', 'admin:legalPages', 'legal-page'),
              adminPage('users', 'admin:users', 'users'),
              adminPage('users/:id', 'admin:users', 'user', 'trip-activities'),
              adminPage('requests', 'admin:requests', 'requests', 'custom-trip'),
              adminPage('messages', 'admin:messages', 'messages'),
              adminPage('audit', 'admin:audit', 'audit', 'trip-activities'),
              adminPage('security', 'admin:security', 'security'),
            ],
          },
        ],
      },
    ],
  },
];

/** A page of `admin-pages.tsx`, with the areas of its texts. */
function adminPage(path: string, title: Title, name: keyof typeof adminPages, ...areas: Area[]): RouteObject {
  return { path, handle: titled(title), lazy: page(() => load(name), ...areas) };
}

/** Asks for a supervisor's rights [GATE-3]. */
async function supervisorGuard() {
  const { AuthGuard } = await loadSignedIn();
  return { element: <AuthGuard requireSupervisor /> };
}

/** Loads all pages at once, since only supervisors load them. */
async function load(name: keyof typeof adminPages) {
  const { adminPages: pages } = await import('#web/routes/admin-pages.tsx');
  return { default: pages[name] };
}
