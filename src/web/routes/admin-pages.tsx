import { useParams } from 'react-router';
import { AirportsPage } from '#web/features/admin/airports/airports-page.tsx';
import { AuditPage } from '#web/features/admin/audit/components/audit-page.tsx';
import { ActivitiesPage } from '#web/features/admin/catalogue/components/activities-page.tsx';
import { ActivityEditor } from '#web/features/admin/catalogue/components/activity-editor.tsx';
import { CountriesPage } from '#web/features/admin/countries/countries-page.tsx';
import { FiguresPage } from '#web/features/admin/figures/components/figures-page.tsx';
import { InboxPage } from '#web/features/admin/inbox/components/inbox-page.tsx';
import { LegalList } from '#web/features/admin/legal/legal-list.tsx';
import { LegalReminder } from '#web/features/admin/legal/legal-reminder.tsx';
import { PostsPage } from '#web/features/admin/posts/components/posts-page.tsx';
import { SecurityPage } from '#web/features/admin/security/security-page.tsx';
import { SamplesPage } from '#web/features/admin/showcase/samples-page.tsx';
import { ThemesPage } from '#web/features/admin/showcase/themes-page.tsx';
import { PersonPage } from '#web/features/admin/users/components/person-page.tsx';
import { UsersPage } from '#web/features/admin/users/components/users-page.tsx';
import { PointPicker } from '#web/features/maps/components/point-picker.tsx';
import AdminLayout from './admin-layout.tsx';
import LegalEditorPage from './admin-legal-page.tsx';
import PostPage from './admin-post.tsx';
import PostVersionsPage from './admin-post-versions.tsx';

function StartPage() {
  return (
    <>
      <LegalReminder />
      <FiguresPage />
    </>
  );
}

/** The editor of an activity, with the map of the planner to choose its place on. */
function ActivityPage() {
  const { id = null } = useParams();
  return <ActivityEditor key={id} id={id} pickPoint={(picked) => <PointPicker {...picked} />} />;
}

function UserPage() {
  const { id = '' } = useParams();
  return <PersonPage key={id} id={id} />;
}

/** The administration's pages and its layout: one part of the build. */
export const adminPages = {
  layout: AdminLayout,
  start: StartPage,
  countries: CountriesPage,
  airports: AirportsPage,
  activities: ActivitiesPage,
  activity: ActivityPage,
  themes: ThemesPage,
  samples: SamplesPage,
  posts: PostsPage,
  post: PostPage,
  'post-versions': PostVersionsPage,
  legal: LegalList,
  'legal-page': LegalEditorPage,
  users: UsersPage,
  user: UserPage,
  requests: () => <InboxPage key="requests" box="requests" />,
  messages: () => <InboxPage key="messages" box="messages" />,
  audit: AuditPage,
  security: SecurityPage,
};
