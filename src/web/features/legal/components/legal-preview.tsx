import type { Language } from '#i18n/languages.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LegalText } from './legal-text.tsx';

const Markdown = lazyPart(async () => (await import('#web/ui/markdown.tsx')).Markdown);

export function LegalPreview({ title, body, language }: { title: string; body: string; language: Language }) {
  return (
    <article lang={language}>
      <h2 data-slot="post-preview-title">{title}</h2>
      <LegalText language={language}>
        <Markdown text={body} />
      </LegalText>
    </article>
  );
}
