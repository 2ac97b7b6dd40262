import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Neighbour } from '#db/public-reads/blog.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import { Row } from '#web/ui/layout.tsx';
import { PublicPage } from '#web/ui/public-page.tsx';
import { PostCards } from './post-card.tsx';
import styles from './reading.module.css';

export function PostAround({ posts }: { posts: readonly Neighbour[] }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const find = (relation: string) => posts.find((post) => post.relation === relation);
  const [previous, next] = [find('previous'), find('next')];
  const related = posts.filter(({ relation }) => relation === 'related');
  return (
    <>
      {(previous || next) && (
        <nav className={styles.postAround} aria-label={t('around')}>
          {previous && (
            <Link to={paths.blogPost(previous.post_slug)} rel="prev">
              <Row as="span" gap={6}>
                <ArrowLeft size={16} />
                {t('previous')}
              </Row>
              {inLanguage(language, { fr: previous.title_fr, en: previous.title_en })}
            </Link>
          )}
          {next && (
            <Link className={styles.postAroundNext} to={paths.blogPost(next.post_slug)} rel="next">
              <Row as="span" gap={6}>
                {t('next')}
                <ArrowRight size={16} />
              </Row>
              {inLanguage(language, { fr: next.title_fr, en: next.title_en })}
            </Link>
          )}
        </nav>
      )}
      {related.length > 0 && (
        <PublicPage as="section" className={styles.postRelated} aria-labelledby="related-title">
          <h2 id="related-title">{t('related')}</h2>
          <PostCards
            posts={related.map(({ post_slug, ...post }) => ({ ...post, slug: post_slug, country: null }))}
          />
        </PublicPage>
      )}
    </>
  );
}
