import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedPost } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import iconButtonStyles from '#web/ui/icon-button.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import styles from '../../tables.module.css';
import { useCountryNames } from '../../use-country-names.ts';
import { useListState } from '../../use-list-state.ts';
import { postsQuery } from '../queries.ts';
import { useDeletePost } from '../use-delete-post.ts';
import { BegunPosts } from './post-drafts.tsx';

/** The posts of the blog (ADMIN-4): drafts, those that are to come, those that are out. */
export function PostsPage() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { nameOf } = useCountryNames();
  const state = useListState('-updated');
  const [deleted, setDeleted] = useState<ListedPost | null>(null);
  const remove = useDeletePost();
  const query = useQuery(
    postsQuery({
      ...state.asked,
      state: state.filter('state'),
    }),
  );
  const titleOf = (post: ListedPost) => inLanguage(language, { fr: post.title_fr, en: post.title_en });
  const when = (value: string | null) => {
    const at = parseInstant(value);
    return at && formatInstant(at, language, Temporal.Now.timeZoneId());
  };
  const stateOf = ({ status, is_scheduled }: ListedPost) => {
    if (status === 'draft') return <StateMark look="hollow" text={t('stateDraft')} />;
    if (is_scheduled) return <StateMark look="half" text={t('stateScheduled')} />;
    return <StateMark look="full" text={t('statePublished')} />;
  };
  return (
    <>
      <ListPage
        title={t('blog')}
        action={
          <Link className={buttonClass({ variant: 'go' })} to={paths.adminNewPost()}>
            <Plus aria-hidden="true" />
            {t('newPost')}
          </Link>
        }
        search={t('searchPosts')}
        filters={[
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
        ]}
        above={<BegunPosts />}
        state={state}
        query={query}
        empty={{ title: t('noPosts'), text: t('noPostsText') }}
      >
        {({ rows }) => (
          <AdminTable
            caption={t('posts')}
            rows={rows}
            keyOf={({ id }) => id}
            state={state}
            isStale={query.isPlaceholderData}
            columns={[
              {
                label: t('activityTitle'),
                sort: 'title',
                look: 'main',
                cell: (post) => (
                  <>
                    <Link to={paths.adminPost(post.id)}>{titleOf(post)}</Link>
                    <span className={clsx(styles.admUnder, styles.admUnderAlways)}>/{post.slug}</span>
                  </>
                ),
              },
              {
                label: t('languages'),
                look: 'wide',
                cell: ({ has_fr, has_en }) => [has_fr && 'FR', has_en && 'EN'].filter(Boolean).join(' · '),
              },
              { label: t('country'), look: 'wide', cell: ({ country_iso_a2 }) => nameOf(country_iso_a2) },
              { label: t('state'), cell: stateOf },
              {
                label: t('publishedAt'),
                sort: 'published',
                look: 'wide',
                cell: ({ published_at }) => when(published_at),
              },
              {
                label: t('updated'),
                sort: 'updated',
                look: 'wide',
                cell: ({ updated_at }) => when(updated_at),
              },
            ]}
            actions={(post) => (
              <>
                <Link
                  className={clsx(iconButtonStyles.iconButton, styles.admWide)}
                  data-slot="icon-button"
                  to={paths.adminPost(post.id)}
                  aria-label={t('editOf', { name: titleOf(post) })}
                  title={t('editOf', { name: titleOf(post) })}
                >
                  <Pencil aria-hidden="true" />
                </Link>
                <IconButton
                  label={t('deleteOfShort', { name: titleOf(post) })}
                  onClick={() => setDeleted(post)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </>
            )}
          />
        )}
      </ListPage>
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
        title={deleted ? t('deleteOf', { name: titleOf(deleted) }) : ''}
        description={t('deletePostText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setDeleted(null);
          if (deleted) remove(deleted.id, titleOf(deleted)).catch(console.error);
        }}
      />
    </>
  );
}
