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
                lazy: page(() => import('./routes/admin-requests.tsx'), 'custom-trip'),
              },
              {
                path: 'messages',
                handle: titled('admin:messages'),
                lazy: page(() => import('./routes/admin-messages.tsx')),
              },
              {
                path: 'audit',
                handle: titled('admin:audit'),
                lazy: page(() => import('./routes/admin-audit.tsx'), 'trip-activities'),
              },
              {
                path: 'security',
                handle: titled('admin:security'),
                lazy: page(() => import('./routes/admin-security.tsx')),
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
  const { Gate } = await import('#web/features/account/components/gate.tsx');
  return { element: <Gate requireSupervisor /> };
}
