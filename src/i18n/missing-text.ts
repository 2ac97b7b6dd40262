import type { InitOptions } from 'i18next';

/** Prefix of console reports [I18N-5]. */
export const MISSING_TEXT = 'No text:';

/** Reports missing texts and placeholders; every browser test fails by them. */
export const reportMissing = {
  saveMissing: true,
  saveMissingTo: 'current',
  missingKeyHandler: (_, area, key) => console.error(`${MISSING_TEXT} ${area}:${key}`),
  missingInterpolationHandler: (text: string, [placeholder]: string[]) =>
    console.error(`${MISSING_TEXT} ${placeholder} of “${text}”`),
} satisfies InitOptions;
