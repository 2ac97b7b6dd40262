import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/languages.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PictureFigure } from '#web/ui/picture.tsx';
import { Prose } from '#web/ui/text-view.tsx';
import styles from './blog.module.css';
import { Cover } from './cover.tsx';

const Markdown = lazyPart(async () => (await import('#web/ui/markdown.tsx')).Markdown);

export interface PostPreviewProps {
  title: string;
  excerpt: string;
  body: string;
  coverUrl: string;
  language: Language;
}

/** Renders the elements and the Markdown of the public page [ADMIN-4]. */
export function PostPreview({ title, excerpt, body, coverUrl, language }: PostPreviewProps) {
  const { t } = useTranslation('admin');
  return (
    <article data-slot="post" lang={language}>
      <header className={styles.postHead} data-slot="post-head">
        <h2 data-slot="post-preview-title">{title || t('untitled')}</h2>
        {excerpt && <p className={styles.postExcerpt}>{excerpt}</p>}
      </header>
      <PictureFigure className={styles.postPicture}>
        <Cover post={{ cover_url: coverUrl || null, title_fr: title }} />
      </PictureFigure>
      <Prose className={styles.postBody} data-slot="prose post-body">
        <Markdown text={body} />
      </Prose>
    </article>
  );
}
