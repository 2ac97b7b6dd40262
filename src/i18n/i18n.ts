import { type BackendModule, createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { PRODUCT } from '#domain/product.ts';
import type { Area } from './areas.ts';
import { isolated } from './isolated.ts';
import { addressLanguage, type Language, toLanguage } from './languages.ts';
import { FIRST_VISIT_AREAS, loadTexts } from './load-texts.ts';
import { reportMissing } from './missing-text.ts';

/** Local storage key of the chosen language [I18N-1]. */
export const LANGUAGE_KEY = `${PRODUCT.key}-language`;

/** Until it has resolved there is no language, and so no knowing what is there in it. */
let started: Promise<unknown> | null = null;

/** The instance behind `useTranslation`; outside React, `i18n.t('notifications:…')` after {@link initI18n}. */
export const i18n: I18n = createInstance();

const optionsFor = (language: Language): InitOptions => ({
  lng: language,
  // No fallback language: it would be loaded too, and both languages have the same keys.
  fallbackLng: false,
  load: 'currentOnly',
  ns: [...FIRST_VISIT_AREAS],
  defaultNS: 'common',
  keySeparator: false,
  // Explicit: otherwise each text is examined for whether its key might be a sentence.
  nsSeparator: ':',
  returnNull: false,
  // React escapes what it shows; what people write has its own direction. Every text may name the product.
  interpolation: { escape: isolated, defaultVariables: { product: PRODUCT.name } },
  react: { useSuspense: false },
  ...reportMissing,
});
const backend: BackendModule = { type: 'backend', init: () => undefined, read: loadTexts };

/**
 * Sets the texts up in the language of {@link chosenLanguage} and loads what the first visit needs.
 *
 * @param rendered the language that the server has rendered the page in; it holds where none is asked for or stored
 * @returns when those texts are there; it never rejects, because a text that can't be loaded shows its key
 */
export async function initI18n(rendered?: Language): Promise<void> {
  if (i18n.isInitialized) return;
  const stored = storedLanguage();
  if (stored !== null) setCookie(toLanguage(stored));
  i18n.use(backend).use(initReactI18next);
  started = i18n.init(optionsFor(chosenLanguage(rendered)));
  await started;
}

/** The language that the address asks for, else the stored one, else the one that the page came in, else French [I18N-1]. */
export function chosenLanguage(rendered?: Language): Language {
  const asked = addressLanguage(new URLSearchParams(globalThis.location?.search));
  return asked ?? toLanguage(storedLanguage() ?? rendered);
}

/** Returns an instance in one language, for pages that the server renders; give it to `I18nextProvider`. */
export async function createI18n(language: Language): Promise<I18n> {
  const instance = createInstance();
  await instance.use(backend).init(optionsFor(language));
  return instance;
}

/**
 * Loads areas ahead of the screen that shows them, so that it never shows keys.
 *
 * @throws Error when one can't be loaded
 */
export async function loadAreas(...areas: Area[]): Promise<void> {
  await i18n.loadNamespaces(areas);
  await started;
  const missing = areas.filter(isMissing);
  if (missing.length === 0) return;
  // A failed load leaves an area empty, and i18next asks once.
  await i18n.reloadResources([i18n.language], missing);
  if (missing.some(isMissing)) throw new Error(`Unable to preload texts: ${missing.join()}`);
}

const isMissing = (area: Area): boolean =>
  started !== null && Object.keys(i18n.getResourceBundle(i18n.language, area) ?? {}).length === 0;

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

/** The server renders pages in the language of this cookie (ADR 0039). */
function setCookie(language: Language): void {
  // Where there is no Cookie Store API, and for a value that is one of ours.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
    setCookie(language);
  } catch {
    // The choice then lasts as long as the page.
  }
}
