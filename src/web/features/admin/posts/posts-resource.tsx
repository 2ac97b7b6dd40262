import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedPost } from '#db/admin.types.ts';
import { useCountryNames } from '#web/features/explore/ideas/use-country-names.ts';
import { paths } from '#web/paths.ts';
import { StateMark } from '../components/admin-table.tsx';
import { ConfirmAction } from '../components/resource-actions.tsx';
import { postsQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useAttempt } from '../use-attempt.ts';
import { BegunPosts } from './components/post-drafts.tsx';
import { deletePost, restorePost } from './mutations.ts';

export function usePosts(): Resource<ListedPost> {
  const { t, language, titleOf, when } = useAdminWords();
  const { nameOf: countryOf } = useCountryNames();
  const remove = useDeletePost();
  return {
    title: t('blog'),
    caption: t('posts'),
    query: ({ asked, filter }) => postsQuery({ ...asked, state: filter('state'), lang: language }),
    keyOf: ({ id }) => id,
    nameOf: titleOf,
    sort: '-updated',
    search: t('searchPosts'),
    filters: [
      {
        name: 'state',
        label: t('state'),
        all: t('allStates'),
        options: [
          { value: 'draft', label: t('stateDraft') },
          { value: 'scheduled', label: t('stateScheduled') },
          { value: 'published', label: t('statePublished') },
        ],
      },
    ],
    above: () => <BegunPosts />,
    empty: { title: t('noPosts'), text: t('noPostsText') },
    add: { label: t('newPost'), to: paths.adminNewPost() },
    columns: [
      {
        label: t('activityTitle'),
        sort: 'title',
        look: 'main',
        cell: (post) => <Link to={paths.adminPost(post.id)}>{titleOf(post)}</Link>,
        under: ({ slug }) => `/${slug}`,
        isUnderAlways: true,
      },
      {
        label: t('languages'),
        look: 'wide',
        cell: ({ has_fr, has_en }) => [has_fr && 'FR', has_en && 'EN'].filter(Boolean).join(' · '),
      },
      { label: t('country'), look: 'wide', cell: ({ country_iso_a2 }) => countryOf(country_iso_a2) },
      { label: t('state'), cell: (post) => <PostState post={post} /> },
      {
        label: t('publishedAt'),
        sort: 'published',
        look: 'wide',
        cell: ({ published_at }) => when(published_at),
      },
      { label: t('updated'), sort: 'updated', look: 'wide', cell: ({ updated_at }) => when(updated_at) },
    ],
    actions: [
      {
        icon: Pencil,
        label: (name) => t('editOf', { name }),
        to: ({ id }) => paths.adminPost(id),
        isWide: true,
      },
      { icon: Trash2, label: (name) => t('deleteOfShort', { name }), dialog: 'delete' },
    ],
    dialogs: {
      delete: ({ rows: [post], close }) =>
        post && (
          <ConfirmAction
            title={t('deleteOf', { name: titleOf(post) })}
            description={t('deletePostText')}
            confirmLabel={t('delete')}
            run={() => void remove(post.id, titleOf(post))}
            onClose={close}
          />
        ),
    },
  };
}

function PostState({ post: { status, is_scheduled } }: { post: ListedPost }) {
  const { t } = useAdminWords();
  if (status === 'draft') return <StateMark look="hollow" text={t('stateDraft')} />;
  if (is_scheduled) return <StateMark look="half" text={t('stateScheduled')} />;
  return <StateMark look="full" text={t('statePublished')} />;
}

function useDeletePost() {
  const { t } = useTranslation('admin');
  const { deleteRows } = useAttempt();
  return (id: string, name: string): Promise<boolean> =>
    deleteRows({
      scope: 'posts',
      remove: () => deletePost(id),
      labelOf: () => t('postDeleted', { name }),
      nameOf: () => name,
      restore: async ([post]) => post && restorePost(post),
    });
}
