import type { PostCard } from '#db/public-reads/blog.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** Its picture, or its place's landscape. */
export function Cover({
  post,
  alt = '',
  isFirst = false,
}: {
  post: Pick<PostCard, 'cover_url' | 'title_fr'>;
  alt?: string;
  /** Visible when the page opens. */
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
