import type { PostCard } from '#db/public-reads/blog.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { Picture } from '#web/ui/picture.tsx';

export function Cover({
  post,
  alt = '',
  isFirst = false,
}: {
  post: Pick<PostCard, 'cover_url' | 'title_fr'>;
  alt?: string;
  /** Loads at once, because the cover is visible when the page opens. */
  isFirst?: boolean;
}) {
  const loading = isFirst ? 'eager' : 'lazy';
  return (
    <Picture
      url={post.cover_url}
      alt={alt}
      fallback={<Landscape place={post.title_fr} loading={loading} />}
    />
  );
}
