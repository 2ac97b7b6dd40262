import { Navigate, useParams, useSearchParams } from 'react-router';
import { LEGAL_SLUGS } from '#domain/legal-pages.ts';
import { newId } from '#web/data/ids.ts';
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
import { LegalEditor, type PreviewLegal } from '#web/features/admin/legal/legal-editor.tsx';
import { LegalReminder } from '#web/features/admin/legal/legal-reminder.tsx';
import { useLegalPages } from '#web/features/admin/legal/legal-resource.tsx';
import type { PreviewPost } from '#web/features/admin/posts/components/post-body.tsx';
import { PostEditor } from '#web/features/admin/posts/components/post-editor.tsx';
import { VersionsPage } from '#web/features/admin/posts/components/versions-page.tsx';
import { usePosts } from '#web/features/admin/posts/posts-resource.tsx';
import type { Resource } from '#web/features/admin/resource.ts';
import { useSamples } from '#web/features/admin/showcase/samples-resource.tsx';
import { useThemes } from '#web/features/admin/showcase/themes-resource.tsx';
import { PersonPage } from '#web/features/admin/users/components/person-page.tsx';
import { useUsers } from '#web/features/admin/users/users-resource.tsx';
import { PostPreview } from '#web/features/blog/components/post-preview.tsx';
import { LegalPreview } from '#web/features/legal/components/legal-preview.tsx';
import { PointPicker } from '#web/features/maps/components/point-picker.tsx';
import { paths } from '#web/paths.ts';
import AdminLayout from './admin-layout.tsx';

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

function ActivityPage() {
  const { id = null } = useParams();
  return <ActivityEditor key={id} id={id} pickPoint={(picked) => <PointPicker {...picked} />} />;
}

function UserPage() {
  const { id = '' } = useParams();
  return <PersonPage key={id} id={id} />;
}

/** All pages of the administration, in one chunk. */

const previewPost: PreviewPost = (post) => <PostPreview {...post} />;

function PostPage() {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const draft = query.get('draft') ?? '';
  // A name per new post keeps drafts from overwriting each other.
  if (id === null && draft === '') return <Navigate replace to={paths.adminNewPost({ draft: newId() })} />;
  return <PostEditor key={id ?? draft} id={id} draft={draft} preview={previewPost} />;
}

function PostVersionsPage() {
  const { id = '' } = useParams();
  return <VersionsPage key={id} id={id} preview={previewPost} />;
}

const previewLegal: PreviewLegal = (page) => <LegalPreview {...page} />;

function LegalEditorPage() {
  const { slug } = useParams();
  const known = LEGAL_SLUGS.find((other) => other === slug);
  if (!known) return <Navigate replace to={paths.adminLegal()} />;
  return <LegalEditor key={known} slug={known} preview={previewLegal} />;
}

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
