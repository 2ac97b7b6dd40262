import { Link } from 'react-router';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import type { PostCard as Post } from '../queries.ts';
import { Cover } from './cover.tsx';
import { PostMeta } from './post-meta.tsx';

/** A post in a list: picture, title, excerpt, and what there is to know about it. */
export function PostCard({ post, isLead = false }: { post: Post; isLead?: boolean }) {
  const { language } = useLanguage();
  const excerpt = inLanguage(language, { fr: post.excerpt_fr, en: post.excerpt_en });
  return (
    <article className={isLead ? 'post-card post-card-lead' : 'post-card'}>
      <div className="post-card-picture">
        <Cover post={post} />
      </div>
      <div className="post-card-text">
        <h2>
          <Link to={paths.blogPost(post.slug)}>
            {inLanguage(language, { fr: post.title_fr, en: post.title_en })}
          </Link>
        </h2>
        {excerpt && <p>{excerpt}</p>}
        <PostMeta post={post} />
      </div>
    </article>
  );
}
