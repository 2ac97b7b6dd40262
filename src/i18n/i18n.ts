import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { PRODUCT } from '#domain/product.ts';
import type { Area } from './areas.ts';
import { type Language, toLanguage } from './languages.ts';
import { FIRST_VISIT_AREAS, loadTexts } from './load-texts.ts';

/** Local storage key of the chosen language [I18N-1]. */
export const LANGUAGE_KEY = `${PRODUCT.key}-language`;

/** The instance behind `useTranslation`; outside React, `i18n.t('notifications:…')` after {@link initI18n}. */
export const i18n = createInstance();

/**
 * Sets the texts up in the stored language and loads what the first visit needs.
 *
 * @returns when those texts are there; it never rejects, because a text that can't be loaded shows its key
 */
export async function initI18n(): Promise<void> {
  if (i18n.isInitialized) return;
  await i18n
    .use({ type: 'backend', init: () => undefined, read: loadTexts })
    .use(initReactI18next)
    .init({
      lng: toLanguage(storedLanguage() ?? new URLSearchParams(globalThis.location?.search).get('lang')),
      // No fallback language: it would be loaded too, and both languages have the same keys.
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...FIRST_VISIT_AREAS],
      defaultNS: 'common',
      keySeparator: false,
      // Said outright: otherwise each text is looked at for whether its key might be a sentence.
      nsSeparator: ':',
      returnNull: false,
      // React escapes what it shows. Every text may name the product.
      interpolation: { escapeValue: false, defaultVariables: { product: PRODUCT.name } },
      react: { useSuspense: false },
    });
}

/** Loads areas ahead of the screen that shows them, so that it never shows keys. */
export async function loadAreas(...areas: Area[]): Promise<void> {
  await i18n.loadNamespaces(areas);
}

/** Switches the language, remembers it, and loads every module in use again [I18N-2]. */
export async function setLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18n.reloadResources([language]);
  await i18n.changeLanguage(language);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    // Storage is refused (private window, blocked cookies): the default language then.
    return null;
  }
}

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}
