import type { PostCard } from '#db/public-reads/blog.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** A post's picture; without one, or a broken one, the landscape of the place it is about, always the same. */
export function Cover({
  post,
  alt = '',
  isFirst = false,
}: {
  post: Pick<PostCard, 'cover_url' | 'title_fr'>;
  /** What it shows; in a list it is decoration. */
  alt?: string;
  /** In sight when the page opens. */
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
