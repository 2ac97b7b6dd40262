import { parseInstant } from '#db/timestamps.ts';
import { formatDate } from '#i18n/format.ts';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PostCard } from '../queries.ts';

interface PostMetaProps {
  post: Pick<PostCard, 'published_at' | 'country'>;
  /** More to say, after the date and the country. */
  more?: string;
}

/** One line about a post: when it came out, which country it is about. */
export function PostMeta({ post, more }: PostMetaProps) {
  const { language } = useLanguage();
  const published = parseInstant(post.published_at);
  const country =
    post.country && inLanguage(language, { fr: post.country.name_fr, en: post.country.name_en });
  return (
    <p className="post-meta">
      {published && (
        <time dateTime={published.toString()}>
          {formatDate(published.toZonedDateTimeISO('UTC').toPlainDate(), language)}
        </time>
      )}
      {[country, more].filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}
