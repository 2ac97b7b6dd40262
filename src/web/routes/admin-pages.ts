import AdminPage from './admin.tsx';
import AdminActivitiesPage from './admin-activities.tsx';
import AdminActivityPage from './admin-activity.tsx';
import AdminAirportsPage from './admin-airports.tsx';
import AdminAuditPage from './admin-audit.tsx';
import AdminCountriesPage from './admin-countries.tsx';
import AdminLayoutPage from './admin-layout.tsx';
import AdminLegalPage from './admin-legal.tsx';
import AdminLegalEditorPage from './admin-legal-page.tsx';
import AdminMessagesPage from './admin-messages.tsx';
import AdminPostPage from './admin-post.tsx';
import AdminPostVersionsPage from './admin-post-versions.tsx';
import AdminPostsPage from './admin-posts.tsx';
import AdminRequestsPage from './admin-requests.tsx';
import AdminSamplesPage from './admin-samples.tsx';
import AdminSecurityPage from './admin-security.tsx';
import AdminThemesPage from './admin-themes.tsx';
import AdminUserPage from './admin-user.tsx';
import AdminUsersPage from './admin-users.tsx';

/** The administration's pages and its layout: one part of the build. */
export const adminPages = {
  'admin-layout': AdminLayoutPage,
  admin: AdminPage,
  'admin-countries': AdminCountriesPage,
  'admin-airports': AdminAirportsPage,
  'admin-activities': AdminActivitiesPage,
  'admin-activity': AdminActivityPage,
  'admin-themes': AdminThemesPage,
  'admin-samples': AdminSamplesPage,
  'admin-posts': AdminPostsPage,
  'admin-post': AdminPostPage,
  'admin-post-versions': AdminPostVersionsPage,
  'admin-legal': AdminLegalPage,
  'admin-legal-page': AdminLegalEditorPage,
  'admin-users': AdminUsersPage,
  'admin-user': AdminUserPage,
  'admin-requests': AdminRequestsPage,
  'admin-messages': AdminMessagesPage,
  'admin-audit': AdminAuditPage,
  'admin-security': AdminSecurityPage,
};
