import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Cover } from './cover.tsx';
import '../styles.css';
import clsx from 'clsx';
import proseStyles from '#web/ui/prose.module.css';

const Markdown = lazy(async () => ({ default: (await import('#web/ui/markdown.tsx')).Markdown }));

export interface PostPreviewProps {
  title: string;
  excerpt: string;
  body: string;
  /** Empty: the landscape of the place it is about. */
  coverUrl: string;
}

/** A post that is not out yet, as its reader will see it: the same elements, the same Markdown (ADMIN-4). */
export function PostPreview({ title, excerpt, body, coverUrl }: PostPreviewProps) {
  const { t } = useTranslation('admin');
  return (
    <article data-slot="post">
      <header className="post-head" data-slot="post-head">
        <h2 data-slot="post-preview-title">{title || t('untitled')}</h2>
        {excerpt && <p className="post-excerpt">{excerpt}</p>}
      </header>
      <figure className="post-picture">
        <Cover post={{ cover_url: coverUrl || null, title_fr: title }} />
      </figure>
      <div className={clsx(proseStyles.prose, 'post-body')} data-slot="prose post-body">
        <Suspense fallback={null}>
          <Markdown text={body} />
        </Suspense>
      </div>
    </article>
  );
}
