import type { LegalSlug } from '#domain/legal-pages.ts';
import type { Tables } from '../database.types.ts';
import type { PublicRead } from './read.ts';

export const legalPageRead = (slug: LegalSlug): PublicRead<Tables<'legal_pages'>> => ({
  path: 'legal_pages',
  query: { select: 'slug,title_fr,title_en,body_fr,body_en,updated_at', slug: `eq.${slug}`, limit: '1' },
});
