import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useLoadedPage } from '#web/data/use-loaded-page.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import proseStyles from '#web/ui/prose.module.css';
import publicPageStyles from '#web/ui/public-page.module.css';
import { TextView } from '#web/ui/text-view.tsx';
import styles from '../blog.module.css';
import { MIN_HEADINGS } from '../model.ts';
import type { PostData } from '../page-data.ts';
import { Cover } from './cover.tsx';
import { PostAround } from './post-around.tsx';
import { PostContents } from './post-contents.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostShare } from './post-share.tsx';

/** One article (BLOG-1). */
export function PostPage() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { page, retry, isRetrying } = useLoadedPage<PostData>();

  if (page.state !== 'found') {
    const isError = page.state === 'failed';
    return (
      <div
        className={clsx(publicPageStyles.publicPage, publicPageStyles.publicNotice)}
        data-slot="public-page"
      >
        <h1>{isError ? t('title') : t('notFound')}</h1>
        <p>{isError ? t('failed') : t('notFoundText')}</p>
        {isError && (
          <Button variant="line" isBusy={isRetrying} onClick={retry}>
            {t('retry')}
          </Button>
        )}
        <Link className="link" to={paths.blog()}>
          {t('allArticles')}
        </Link>
      </div>
    );
  }

  const { post, body, headings, around } = page.data;
  const title = inLanguage(language, { fr: post.title_fr, en: post.title_en });
  const excerpt = inLanguage(language, { fr: post.excerpt_fr, en: post.excerpt_en });
  return (
    <article data-slot="post">
      <header className={styles.postHead} data-slot="post-head">
        <h1>{title}</h1>
        {excerpt && <p className={styles.postExcerpt}>{excerpt}</p>}
        <PostMeta post={post} />
      </header>
      <figure className={styles.postPicture}>
        <Cover post={post} isFirst />
        {!post.cover_url && <figcaption>{t('illustration')}</figcaption>}
      </figure>
      {headings.length >= MIN_HEADINGS && <PostContents headings={headings} />}
      <div className={clsx(proseStyles.prose, styles.postBody)} data-slot="prose post-body">
        <TextView tree={body} headingIds={headings.map(({ id }) => id)} />
      </div>
      <div className={styles.postEnd} data-slot="post-end">
        <PostShare title={title} />
        <Link className="link" to={paths.blog()}>
          {t('allArticles')}
        </Link>
        {post.country && (
          <Link className="link" to={paths.countryAdvice(post.country.iso_a2)}>
            {t('toAdvice')}
          </Link>
        )}
      </div>
      <PostAround posts={around} />
    </article>
  );
}
