import { lazy, Suspense } from 'react';
import type { Language } from '#i18n/languages.ts';
import { LegalText } from './legal-text.tsx';

const Markdown = lazy(async () => ({ default: (await import('#web/ui/markdown.tsx')).Markdown }));

export interface LegalPreviewProps {
  title: string;
  body: string;
  language: Language;
}

/** A legal page that is being written, with the elements of its public page. */
export function LegalPreview({ title, body, language }: LegalPreviewProps) {
  return (
    <article lang={language}>
      <h2 data-slot="post-preview-title">{title}</h2>
      <LegalText language={language}>
        <Suspense fallback={null}>
          <Markdown text={body} />
        </Suspense>
      </LegalText>
    </article>
  );
}
