import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SampleCard } from '#db/public-reads/samples.ts';
import { readPictureTexts } from '#domain/pictures.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Row } from '#web/ui/layout.tsx';
import { PictureCaption, PictureFigure } from '#web/ui/picture.tsx';
import { PublicPage } from '#web/ui/public-page.tsx';
import { Stops } from '#web/ui/stops.tsx';
import { MIN_HEADINGS } from '#web/ui/text-headings.ts';
import { Prose, TextView } from '#web/ui/text-view.tsx';
import type { PostData } from '../page-data.ts';
import styles from './blog.module.css';
import { Cover } from './cover.tsx';
import { PostAround } from './post-around.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostShare } from './post-share.tsx';
import readingStyles from './reading.module.css';

interface PostPageProps {
  /** Renders sample trips to the post's country; is called only with at least one. */
  samples: (samples: readonly SampleCard[]) => ReactNode;
  /** Shown above the title; a post with a notice is not offered for sharing. */
  notice?: ReactNode;
}

/** [BLOG-1] */
export function PostPage(parts: PostPageProps) {
  const { t } = useTranslation('blog');
  const all = (
    <Link className="link" to={paths.blog()}>
      {t('allArticles')}
    </Link>
  );
  return (
    <LoadedPage<PostData>
      failed={{ title: t('title'), text: t('failed'), children: all }}
      missing={{ title: t('notFound'), text: t('notFoundText'), children: all }}
    >
      {(data) => <Post data={data} parts={parts} />}
    </LoadedPage>
  );
}

function Post({ data, parts }: { data: PostData; parts: PostPageProps }) {
  const { post, body, onlyIn, headings, around, samples } = data;
  const { samples: renderSamples, notice } = parts;
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const title = inLanguage(language, { fr: post.title_fr, en: post.title_en });
  const texts = readPictureTexts(post.picture_texts);
  const excerpts = { fr: post.excerpt_fr, en: post.excerpt_en };
  const excerpt = inLanguage(language, excerpts);
  return (
    <article data-slot="post">
      {notice}
      <header className={styles.postHead} data-slot="post-head">
        <h1>{title}</h1>
        {excerpt && (
          <p className={styles.postExcerpt} lang={onlyLanguage(excerpts)}>
            {excerpt}
          </p>
        )}
        <PostMeta post={post} />
        {post.author_name && (
          <Row as="p" gap={8} className={styles.postAuthor}>
            <Avatar name={post.author_name} size="small" />
            {t('by', { name: post.author_name })}
          </Row>
        )}
      </header>
      <PictureFigure className={styles.postPicture}>
        <Cover post={post} alt={inLanguage(language, { fr: texts.alt_fr, en: texts.alt_en })} isFirst />
        {post.cover_url ? (
          <PictureCaption
            caption={inLanguage(language, { fr: texts.caption_fr, en: texts.caption_en })}
            credit={texts.credit}
          />
        ) : (
          <PictureCaption caption={t('illustration')} />
        )}
      </PictureFigure>
      {headings.length >= MIN_HEADINGS && <PostContents headings={headings} onlyIn={onlyIn} />}
      <Prose className={styles.postBody} data-slot="prose post-body" lang={onlyIn}>
        <TextView tree={body} headingIds={headings.map(({ id }) => id)} />
      </Prose>
      <div className={styles.postEnd} data-slot="post-end">
        {!notice && <PostShare title={title} />}
        <Link className="link" to={paths.blog()}>
          {t('allArticles')}
        </Link>
        {post.country && (
          <Link className="link" to={paths.countryAdvice(post.country.iso_a2)}>
            {t('toAdvice')}
          </Link>
        )}
      </div>
      {samples.length > 0 && (
        <PublicPage as="section" className={readingStyles.postTrips} aria-labelledby="post-trips">
          <h2 id="post-trips">{t('tripsThere')}</h2>
          {renderSamples(samples)}
        </PublicPage>
      )}
      <PostAround posts={around} />
    </article>
  );
}

function PostContents({ headings, onlyIn }: Pick<PostData, 'headings' | 'onlyIn'>) {
  const { t } = useTranslation('blog');
  return (
    <nav className={readingStyles.postContents} aria-label={t('contents')}>
      <Stops lang={onlyIn}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </Stops>
    </nav>
  );
}
