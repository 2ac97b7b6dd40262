import type { InitOptions } from 'i18next';

/** What the console says first of a text, or a part of one, that is not there [I18N-5]. */
export const MISSING_TEXT = 'No text:';

/** Has the console say which text is missing, or which of its placeholders nothing fills; every browser test fails by it. */
export const reportMissing = {
  saveMissing: true,
  saveMissingTo: 'current',
  missingKeyHandler: (_, area, key) => console.error(`${MISSING_TEXT} ${area}:${key}`),
  missingInterpolationHandler: (text: string, [placeholder]: string[]) =>
    console.error(`${MISSING_TEXT} ${placeholder} of “${text}”`),
} satisfies InitOptions;
