import { ArrowLeft, ArrowRight, Rss, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ListPart } from '#db/public-reads/blog.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { useLoadedPage } from '#web/data/loaded-page.tsx';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { PublicPage } from '#web/ui/public-page.tsx';
import { toast } from '#web/ui/toasts.ts';
import { countryOf, pageOf } from '../model.ts';
import type { PostsData } from '../page-data.ts';
import blogStyles from './blog.module.css';
import { PostCard } from './post-card.tsx';
import styles from './reading.module.css';

const NONE: PostsData = { posts: [], hasNext: false, country: null };

/** Lists the posts, of one country where the address names it [BLOG-1]. */
export function PostsPage() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const part = { page: pageOf(query.get('page')), country: countryOf(query.get('pays')) };
  const { page, retry, isRetrying } = useLoadedPage<PostsData>();
  const { posts, hasNext, country } = page.state === 'found' ? page.data : NONE;
  const empty = (
    <EmptyState
      title={part.page > 1 ? t('pastEnd') : part.country ? t('noneOfCountry') : t('empty')}
      text={part.page > 1 || part.country ? t('othersText') : t('emptyText')}
    >
      <Link className={buttonClass()} to={part.country || part.page > 1 ? paths.blog() : paths.home()}>
        {part.country || part.page > 1 ? t('allArticles') : t('planTrip')}
      </Link>
    </EmptyState>
  );
  return (
    <PublicPage>
      <header className={blogStyles.blogHead}>
        <div>
          <h1>
            {country ? inLanguage(language, { fr: country.name_fr, en: country.name_en }) : t('heading')}
          </h1>
          {part.country && (
            <Row as="p" gap={24} align="stretch" className={styles.blogNarrowed}>
              <Link className="link" to={paths.blog()}>
                {t('allArticles')}
              </Link>
              <Link className="link" to={paths.countryAdvice(part.country)}>
                {t('toAdvice')}
              </Link>
            </Row>
          )}
        </div>
        <PostSearch />
      </header>
      {page.state === 'failed' && (
        <div className={blogStyles.blogNotice} role="alert">
          <p>{t('failed')}</p>
          <Button variant="line" isBusy={isRetrying} onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {page.state !== 'failed' && posts.length === 0 && empty}
      {posts.length > 0 && (
        <>
          <div className={blogStyles.postList} data-slot="post-list">
            {posts.map((post, index) => (
              <PostCard key={post.slug} post={post} isLead={index === 0 && part.page === 1} />
            ))}
          </div>
          <Pages part={part} hasNext={hasNext} />
        </>
      )}
      <p className={styles.blogFeed}>
        <Row as="a" gap={8} inline className="link" href={`/blog/rss.xml?lang=${language}`}>
          <Rss size={16} />
          {t('feed')}
        </Row>
      </p>
    </PublicPage>
  );
}

function Pages({ part: { page, country }, hasNext }: { part: ListPart; hasNext: boolean }) {
  const { t } = useTranslation('blog');
  if (page === 1 && !hasNext) return null;
  const to = (target: number) => paths.blog({ page: target, ...(country && { country }) });
  return (
    <Row as="nav" gap={20} justify="center" className={styles.blogPages} aria-label={t('pages')}>
      {page > 1 && (
        <Link className={buttonClass()} to={to(page - 1)} rel="prev">
          <ArrowLeft />
          {t('newer')}
        </Link>
      )}
      <span className="num">{t('page', { page })}</span>
      {hasNext && (
        <Link className={buttonClass()} to={to(page + 1)} rel="next">
          {t('older')}
          <ArrowRight />
        </Link>
      )}
    </Row>
  );
}

/** Explains that there is no search yet [BLOG-2]. */
function PostSearch() {
  const { t } = useTranslation('blog');
  return (
    <search>
      <ScriptedForm>
        <Row
          as="form"
          className={blogStyles.postSearch}
          onSubmit={(event) => {
            event.preventDefault();
            toast({
              title: t('searchNotImplemented'),
              description: t('searchNotImplementedDetail'),
            });
          }}
        >
          <input type="search" dir="auto" aria-label={t('search')} placeholder={t('search')} />
          <IconButton label={t('searchSubmit')} type="submit">
            <Search />
          </IconButton>
        </Row>
      </ScriptedForm>
    </search>
  );
}
