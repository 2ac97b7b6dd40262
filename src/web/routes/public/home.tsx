import { useEffect, useRef, useState } from 'react';
import { HomePage } from '#web/features/explore/home/components/home-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const Posts = lazyPart(async () => (await import('./home-posts.tsx')).default);

export default function HomeRoute() {
  return <HomePage posts={<PostsInSight />} />;
}

/** The latest posts, asked for when the reader comes near. */
function PostsInSight() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{isNear && <Posts />}</div>;
}
