import {
  type BackendModule,
  createInstance,
  type FormatterModule,
  type i18n as I18n,
  type InitOptions,
} from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { PRODUCT } from '#domain/product.ts';
import type { Area } from './areas.ts';
import { formatNumber, isolated } from './format.ts';
import { addressLanguage, type Language, toLanguage } from './languages.ts';
import { FIRST_VISIT_AREAS, loadTexts } from './load-texts.ts';
import { reportMissing } from './missing-text.ts';

/** Key in local storage [I18N-1]. */
export const LANGUAGE_KEY = `${PRODUCT.key}-language`;

let started: Promise<unknown> | null = null;

/** The instance behind `useTranslation`; used outside React after {@link initI18n}. */
export const i18n: I18n = createInstance();

const optionsFor = (language: Language): InitOptions => ({
  lng: language,
  // A fallback would be loaded too, and both languages have the same keys.
  fallbackLng: false,
  load: 'currentOnly',
  ns: [...FIRST_VISIT_AREAS],
  defaultNS: 'common',
  keySeparator: false,
  // Otherwise i18next examines whether each key might be a sentence.
  nsSeparator: ':',
  returnNull: false,
  // React escapes; user texts are isolated. Every text may name the product.
  interpolation: { escape: isolated, alwaysFormat: true, defaultVariables: { product: PRODUCT.name } },
  react: { useSuspense: false },
  ...reportMissing,
});
/** Groups the digits of counts: `1 500`; other numbers may be years. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language, options) =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number'
      ? formatNumber(value, toLanguage(language))
      : value,
};
const backend: BackendModule = { type: 'backend', init: () => undefined, read: loadTexts };

/** Never rejects: a text that can't be loaded shows its key. @param rendered the server's language, where none is asked for or stored */
export async function initI18n(rendered?: Language): Promise<void> {
  if (i18n.isInitialized) return;
  const stored = storedLanguage();
  if (stored !== null) setCookie(toLanguage(stored));
  i18n.use(backend).use(counts).use(initReactI18next);
  started = i18n.init(optionsFor(chosenLanguage(rendered)));
  await started;
}

/** Chooses by address, storage, page, else French [I18N-1]. */
export function chosenLanguage(rendered?: Language): Language {
  const asked = addressLanguage(new URLSearchParams(globalThis.location?.search));
  return asked ?? toLanguage(storedLanguage() ?? rendered);
}

/** Makes an instance for each page that the server renders. */
export async function createI18n(language: Language): Promise<I18n> {
  const instance = createInstance();
  await instance.use(backend).use(counts).init(optionsFor(language));
  return instance;
}

/** Loads texts ahead of a screen, so that it never shows keys. @throws Error when one can't be loaded */
export async function loadAreas(...areas: Area[]): Promise<void> {
  await i18n.loadNamespaces(areas);
  await started;
  const missing = areas.filter((area) => isMissing(area));
  if (missing.length === 0) return;
  // i18next asks once: a failed area would stay empty.
  await i18n.reloadResources([i18n.language], missing);
  if (missing.some((area) => isMissing(area))) throw new Error(`Unable to preload texts: ${missing.join()}`);
}

/** Waits for a module, and for the texts of areas beside it. */
export async function withAreas<Module>(module: Promise<Module>, ...areas: Area[]): Promise<Module> {
  const [loaded] = await Promise.all([module, loadAreas(...areas)]);
  return loaded;
}

const isMissing = (area: string, language = i18n.language): boolean =>
  started !== null && Object.keys(i18n.getResourceBundle(language, area) ?? {}).length === 0;

let chosen: Language | null = null;

/**
 * Reloads areas in use, and stores the choice [I18N-2]; of several the last one holds.
 * @returns false: the texts can't be loaded, and the language is the one before
 */
export async function setLanguage(language: Language): Promise<boolean> {
  chosen = language;
  await i18n.reloadResources([language]);
  if (chosen !== language) return true;
  const inUse = [i18n.options.ns ?? []].flat();
  if (inUse.some((area) => isMissing(area, language) && !isMissing(area))) return false;
  storeLanguage(language);
  await i18n.changeLanguage(language);
  return true;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** Sets the cookie by which the server renders (ADR 0039). */
function setCookie(language: Language): void {
  // Used where there is no Cookie Store API, and for a value that is one of ours.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
    setCookie(language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export const decimalMark = (): ',' | '.' => (i18n.language === 'fr' ? ',' : '.');

/** Text of the error's key, else its own message [ITEM-8], else "an unknown error". */
export function errorText(error: { key: string; message: string }): string {
  // The source's message is more specific.
  if (error.key === 'unknown' && error.message) return error.message;
  return i18n.t(`errors:${error.key}`, { defaultValue: error.message || i18n.t('errors:unknown') });
}

export function useLanguage(): { language: Language; setLanguage: typeof setLanguage } {
  const { i18n } = useTranslation();
  return { language: toLanguage(i18n.language), setLanguage };
}
