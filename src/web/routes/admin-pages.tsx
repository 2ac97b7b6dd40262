import { useParams } from 'react-router';
import { useAirports } from '#web/features/admin/airports/airports-resource.tsx';
import { useAudit } from '#web/features/admin/audit/audit-resource.tsx';
import { useSecurity } from '#web/features/admin/audit/security-resource.tsx';
import { useActivities } from '#web/features/admin/catalogue/activities-resource.tsx';
import { ActivityEditor } from '#web/features/admin/catalogue/components/activity-editor.tsx';
import { ResourcePage } from '#web/features/admin/components/resource-page.tsx';
import { useCountries } from '#web/features/admin/countries/countries-resource.tsx';
import { FiguresPage } from '#web/features/admin/figures/components/figures-page.tsx';
import { useMessages } from '#web/features/admin/inbox/messages-resource.tsx';
import { useRequests } from '#web/features/admin/inbox/requests-resource.tsx';
import { LegalReminder } from '#web/features/admin/legal/legal-reminder.tsx';
import { useLegalPages } from '#web/features/admin/legal/legal-resource.tsx';
import { usePosts } from '#web/features/admin/posts/posts-resource.tsx';
import type { Resource } from '#web/features/admin/resource.ts';
import { useSamples } from '#web/features/admin/showcase/samples-resource.tsx';
import { useThemes } from '#web/features/admin/showcase/themes-resource.tsx';
import { PersonPage } from '#web/features/admin/users/components/person-page.tsx';
import { useUsers } from '#web/features/admin/users/users-resource.tsx';
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

function listPage<Row>(useResource: () => Resource<Row>) {
  return function ListPage() {
    return <ResourcePage resource={useResource()} />;
  };
}

/** The map is the planner's. */
function ActivityPage() {
  const { id = null } = useParams();
  return <ActivityEditor key={id} id={id} pickPoint={(picked) => <PointPicker {...picked} />} />;
}

function UserPage() {
  const { id = '' } = useParams();
  return <PersonPage key={id} id={id} />;
}

/** One chunk. */
export const adminPages = {
  layout: AdminLayout,
  start: StartPage,
  countries: listPage(useCountries),
  airports: listPage(useAirports),
  activities: listPage(useActivities),
  activity: ActivityPage,
  themes: listPage(useThemes),
  samples: listPage(useSamples),
  posts: listPage(usePosts),
  post: PostPage,
  'post-versions': PostVersionsPage,
  legal: listPage(useLegalPages),
  'legal-page': LegalEditorPage,
  users: listPage(useUsers),
  user: UserPage,
  requests: listPage(useRequests),
  messages: listPage(useMessages),
  audit: listPage(useAudit),
  security: listPage(useSecurity),
};
