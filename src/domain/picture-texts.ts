export const PICTURE_FIELDS = ['alt_fr', 'alt_en', 'caption_fr', 'caption_en', 'credit'] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];
export type PictureTexts = Record<PictureField, string>;

export function readPictureTexts(stored: unknown): PictureTexts {
  const texts = { alt_fr: '', alt_en: '', caption_fr: '', caption_en: '', credit: '' };
  if (typeof stored !== 'object' || stored === null) return texts;
  for (const field of PICTURE_FIELDS) {
    const text: unknown = Reflect.get(stored, field);
    if (typeof text === 'string') texts[field] = text;
  }
  return texts;
}

export function storedPictureTexts(typed: PictureTexts): Partial<PictureTexts> {
  return Object.fromEntries(
    PICTURE_FIELDS.map((field) => [field, typed[field].trim()] as const).filter(([, text]) => text !== ''),
  );
}
