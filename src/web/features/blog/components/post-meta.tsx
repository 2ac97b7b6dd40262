import { useTranslation } from 'react-i18next';
import type { PostCard } from '#db/public-reads/blog.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { Note, Row } from '#web/ui/layout.tsx';
import styles from './blog.module.css';

interface PostMetaProps {
  post: Pick<PostCard, 'published_at' | 'minutes_fr' | 'minutes_en'> & Partial<Pick<PostCard, 'country'>>;
}

export function PostMeta({ post }: PostMetaProps) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const published = parseInstant(post.published_at);
  const country =
    post.country && inLanguage(language, { fr: post.country.name_fr, en: post.country.name_en });
  const minutes = (language === 'fr' ? post.minutes_fr : post.minutes_en) ?? 1;
  return (
    <Row as={Note} align="stretch" wrap className={styles.postMeta} data-slot="post-meta">
      {published && (
        <time dateTime={published.toString()}>
          {formatDate(published.toZonedDateTimeISO('UTC').toPlainDate(), language)}
        </time>
      )}
      {country && <span>{country}</span>}
      <span>{t('minutes', { count: minutes })}</span>
    </Row>
  );
}
