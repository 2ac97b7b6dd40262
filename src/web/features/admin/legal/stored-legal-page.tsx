import { useQuery } from '@tanstack/react-query';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { Loaded } from '../components/loaded.tsx';
import { LegalEditor, type PreviewLegal } from './legal-editor.tsx';
import { legalPageQuery } from './queries.ts';

/** Opens a legal page in its editor, an empty one when none is written. */
export function StoredLegalPage({ slug, preview }: { slug: LegalSlug; preview: PreviewLegal }) {
  return (
    <Loaded
      query={useQuery(legalPageQuery(slug))}
      none={<LegalEditor slug={slug} opened={null} preview={preview} />}
    >
      {(page) => <LegalEditor slug={slug} opened={page} preview={preview} />}
    </Loaded>
  );
}
