import { expect, it } from 'vitest';
import { readPictureTexts, storedPictureTexts } from './picture-texts.ts';

it('[ADMIN-4] texts of a picture are read whole and stored without what is blank', () => {
  const none = { alt_fr: '', alt_en: '', caption_fr: '', caption_en: '', credit: '' };
  for (const stored of [null, undefined, 'x', [], { alt_fr: 3 }])
    expect(readPictureTexts(stored)).toEqual(none);
  const texts = readPictureTexts({ alt_fr: 'Un phare', credit: 'Zoé', other: 'x' });
  expect(texts).toEqual({ ...none, alt_fr: 'Un phare', credit: 'Zoé' });
  expect(storedPictureTexts({ ...texts, caption_en: '  ', alt_en: ' A lighthouse ' })).toEqual({
    alt_fr: 'Un phare',
    alt_en: 'A lighthouse',
    credit: 'Zoé',
  });
});
