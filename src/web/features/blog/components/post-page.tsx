import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { postRead } from '#db/public-reads/blog.ts';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ReadyMarkdown } from '#web/data/ready-markdown.tsx';
import { usePublicRow } from '#web/data/use-public.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import proseStyles from '#web/ui/prose.module.css';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from '../blog.module.css';
import { headingsOf, MIN_HEADINGS } from '../model.ts';
import { Cover } from './cover.tsx';
import { PostAround } from './post-around.tsx';
import { PostContents } from './post-contents.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostShare } from './post-share.tsx';

/** One article (BLOG-1). */
export function PostPage({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { row: post, isPending, isError, refetch } = usePublicRow(postRead(slug));
  const title = post ? inLanguage(language, { fr: post.title_fr, en: post.title_en }) : undefined;
  usePageTitle(title);

  if (isPending) return <Spinner className={publicPageStyles.pageSpinner} label={t('loading')} />;
  if (isError || !post) {
    return (
      <div
        className={clsx(publicPageStyles.publicPage, publicPageStyles.publicNotice)}
        data-slot="public-page"
      >
        <h1>{isError ? t('title') : t('notFound')}</h1>
        <p>{isError ? t('failed') : t('notFoundText')}</p>
        {isError && (
          <Button variant="line" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        )}
        <Link className="link" to={paths.blog()}>
          {t('allArticles')}
        </Link>
      </div>
    );
  }

  const excerpt = inLanguage(language, { fr: post.excerpt_fr, en: post.excerpt_en });
  const body = inLanguage(language, { fr: post.body_fr, en: post.body_en });
  const headings = headingsOf(body);
  return (
    <article data-slot="post">
      <header className={styles.postHead} data-slot="post-head">
        <h1>{title}</h1>
        {excerpt && <p className={styles.postExcerpt}>{excerpt}</p>}
        <PostMeta post={post} />
      </header>
      <figure className={styles.postPicture}>
        <Cover post={post} />
        {!post.cover_url && <figcaption>{t('illustration')}</figcaption>}
      </figure>
      {headings.length >= MIN_HEADINGS && <PostContents headings={headings} />}
      <div className={clsx(proseStyles.prose, styles.postBody)} data-slot="prose post-body">
        <ReadyMarkdown text={body} headingIds={headings.map(({ id }) => id)} />
      </div>
      <div className={styles.postEnd} data-slot="post-end">
        <PostShare title={title ?? ''} />
        <Link className="link" to={paths.blog()}>
          {t('allArticles')}
        </Link>
        {post.country && (
          <Link className="link" to={paths.countryAdvice(post.country.iso_a2)}>
            {t('toAdvice')}
          </Link>
        )}
      </div>
      <PostAround slug={slug} />
    </article>
  );
}
