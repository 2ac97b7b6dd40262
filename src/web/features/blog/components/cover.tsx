import { Landscape } from '#web/ui/landscape.tsx';
import type { PostCard } from '../queries.ts';

/** A post's picture; without one, the landscape of the place it is about, always the same. */
export function Cover({ post }: { post: Pick<PostCard, 'cover_url' | 'title_fr'> }) {
  if (post.cover_url) return <img src={post.cover_url} alt="" loading="lazy" />;
  return <Landscape place={post.title_fr} />;
}
