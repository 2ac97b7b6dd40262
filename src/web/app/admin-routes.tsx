import type { RouteObject } from 'react-router';
import { RouteError } from '#web/features/shell/components/route-error.tsx';
import { page, titled } from './page.tsx';

/** The administration's pages, in their layout; each is loaded when it is first asked for (ADMIN-1). */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: supervisorGate,
    children: [
      {
        lazy: page(() => import('#web/routes/admin-layout.tsx'), 'admin'),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                handle: titled('admin:title'),
                lazy: page(() => import('#web/routes/admin.tsx')),
              },
              {
                path: 'countries',
                handle: titled('admin:countries'),
                lazy: page(() => import('#web/routes/admin-countries.tsx')),
              },
              {
                path: 'airports',
                handle: titled('admin:airports'),
                lazy: page(() => import('#web/routes/admin-airports.tsx')),
              },
              {
                path: 'activities',
                handle: titled('admin:activities'),
                lazy: page(() => import('#web/routes/admin-activities.tsx'), 'trip-activities'),
              },
              {
                path: 'activities/new',
                handle: titled('admin:newActivity'),
                lazy: page(() => import('#web/routes/admin-activity.tsx'), 'trip-activities', 'map'),
              },
              {
                path: 'activities/edit/:id',
                handle: titled('admin:activities'),
                lazy: page(() => import('#web/routes/admin-activity.tsx'), 'trip-activities', 'map'),
              },
              {
                path: 'blog',
                handle: titled('admin:blog'),
                lazy: page(() => import('#web/routes/admin-posts.tsx')),
              },
              {
                path: 'blog/new',
                handle: titled('admin:newPost'),
                lazy: page(() => import('#web/routes/admin-post.tsx'), 'blog'),
              },
              {
                path: 'blog/edit/:id',
                handle: titled('admin:blog'),
                lazy: page(() => import('#web/routes/admin-post.tsx'), 'blog'),
              },
              {
                path: 'users',
                handle: titled('admin:users'),
                lazy: page(() => import('#web/routes/admin-users.tsx')),
              },
              {
                path: 'requests',
                handle: titled('admin:requests'),
                lazy: page(() => import('#web/routes/admin-requests.tsx'), 'custom-trip'),
              },
              {
                path: 'messages',
                handle: titled('admin:messages'),
                lazy: page(() => import('#web/routes/admin-messages.tsx')),
              },
              {
                path: 'audit',
                handle: titled('admin:audit'),
                lazy: page(() => import('#web/routes/admin-audit.tsx'), 'trip-activities'),
              },
              {
                path: 'security',
                handle: titled('admin:security'),
                lazy: page(() => import('#web/routes/admin-security.tsx')),
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Lets in supervisors alone (GATE-3). */
async function supervisorGate() {
  const { Gate } = await import('#web/features/account/auth-guard.tsx');
  return { element: <Gate requireSupervisor /> };
}
