import { expect, it } from 'vitest';
import { legalTexts } from './page-data.ts';

it('[PLUS-22] a text that is not translated is shown in the other language, with its title', () => {
  const page = { title_fr: 'Conditions', title_en: 'Terms', body_fr: 'Bonjour.', body_en: ' ' };
  expect(legalTexts(page, 'fr')).toEqual({ title: 'Conditions', body: 'Bonjour.', language: 'fr' });
  expect(legalTexts(page, 'en')).toEqual({ title: 'Conditions', body: 'Bonjour.', language: 'fr' });
  expect(legalTexts({ ...page, body_en: 'Hello.' }, 'en').title).toBe('Terms');
  expect(legalTexts({ ...page, body_fr: '' }, 'en')).toMatchObject({ title: 'Terms', language: 'en' });
});
