import type { RouteObject } from 'react-router';
import { RouteError } from '#web/features/shell/components/route-error.tsx';
import type { adminPages } from '#web/routes/admin-pages.tsx';
import { loadSignedIn, page, titled } from './page.tsx';

/** Pages of the administration, loaded when first asked for [ADMIN-1]. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: supervisorGuard,
    children: [
      {
        lazy: page(() => load('layout'), 'admin'),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                handle: titled('admin:title'),
                lazy: page(() => load('start')),
              },
              {
                path: 'countries',
                handle: titled('admin:countries'),
                lazy: page(() => load('countries')),
              },
              {
                path: 'airports',
                handle: titled('admin:airports'),
                lazy: page(() => load('airports')),
              },
              {
                path: 'activities',
                handle: titled('admin:activities'),
                lazy: page(() => load('activities'), 'trip-activities'),
              },
              {
                path: 'activities/new',
                handle: titled('admin:newActivity'),
                lazy: page(() => load('activity'), 'trip-activities', 'map'),
              },
              {
                path: 'activities/edit/:id',
                handle: titled('admin:activities'),
                lazy: page(() => load('activity'), 'trip-activities', 'map'),
              },
              {
                path: 'themes',
                handle: titled('admin:themes'),
                lazy: page(() => load('themes')),
              },
              {
                path: 'samples',
                handle: titled('admin:samples'),
                lazy: page(() => load('samples')),
              },
              {
                path: 'blog',
                handle: titled('admin:blog'),
                lazy: page(() => load('posts')),
              },
              {
                path: 'blog/new',
                handle: titled('admin:newPost'),
                lazy: page(() => load('post'), 'blog'),
              },
              {
                path: 'blog/edit/:id',
                handle: titled('admin:blog'),
                lazy: page(() => load('post'), 'blog'),
              },
              {
                path: 'blog/edit/:id/versions',
                handle: titled('admin:versions'),
                lazy: page(() => load('post-versions'), 'blog'),
              },
              {
                path: 'legal',
                handle: titled('admin:legalPages'),
                lazy: page(() => load('legal')),
              },
              {
                path: 'legal/:slug',
                handle: titled('admin:legalPages'),
                lazy: page(() => load('legal-page')),
              },
              {
                path: 'users',
                handle: titled('admin:users'),
                lazy: page(() => load('users')),
              },
              {
                path: 'users/:id',
                handle: titled('admin:users'),
                lazy: page(() => load('user'), 'trip-activities'),
              },
              {
                path: 'requests',
                handle: titled('admin:requests'),
                lazy: page(() => load('requests'), 'custom-trip'),
              },
              {
                path: 'messages',
                handle: titled('admin:messages'),
                lazy: page(() => load('messages')),
              },
              {
                path: 'audit',
                handle: titled('admin:audit'),
                lazy: page(() => load('audit'), 'trip-activities'),
              },
              {
                path: 'security',
                handle: titled('admin:security'),
                lazy: page(() => load('security')),
              },
            ],
          },
        ],
      },
    ],
  },
];

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
