import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Landscape } from '#web/ui/landscape.tsx';
import type { PostCard } from '../queries.ts';

/** A post's picture; without one, the landscape of the place it is about, always the same. */
export function Cover({ post }: { post: Pick<PostCard, 'cover_url' | 'slug' | 'title_fr' | 'title_en'> }) {
  const { language } = useLanguage();
  if (post.cover_url) return <img src={post.cover_url} alt="" loading="lazy" />;
  return <Landscape place={inLanguage(language, { fr: post.title_fr, en: post.title_en })} />;
}
