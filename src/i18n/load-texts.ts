import { type Language, toLanguage } from './languages.ts';

/** The texts of one area in one language. */
export type AreaTexts = Readonly<Record<string, string>>;
type Module<Content> = { default: Content };

/** Areas that every first visit needs: they come together, so that a language costs it one request. */
export const FIRST_VISIT_AREAS = [
  'common',
  'errors',
  'example-trips',
  'features',
  'footer',
  'landing',
  'notifications',
] as const;

/** Areas of the planner: all of them are needed at once. */
const PLANNER_AREAS = [
  'affiliate-suggestions',
  'trip',
  'trip-activities',
  'trip-items',
  'trip-itineraries',
  'trip-routes',
  'trip-transport',
  'weather',
] as const;

/** Areas that come together, in one module for each language. */
interface Bundle {
  areas: readonly string[];
  load: Record<Language, () => Promise<Module<Record<string, AreaTexts>>>>;
}

const bundles: readonly Bundle[] = [
  {
    areas: FIRST_VISIT_AREAS,
    load: {
      fr: () => import('./locales/first-visit-fr.ts'),
      en: () => import('./locales/first-visit-en.ts'),
    },
  },
  {
    areas: PLANNER_AREAS,
    load: {
      fr: () => import('./locales/planner-fr.ts'),
      en: () => import('./locales/planner-en.ts'),
    },
  },
];

/** One loader for each module `./locales/{language}/{area}.ts`, but for those above. */
const areas = import.meta.glob<Module<AreaTexts>>([
  './locales/*/*.ts',
  '!./locales/*/{common,errors,example-trips,features,footer,landing,notifications}.ts',
  '!./locales/*/{affiliate-suggestions,trip,trip-activities,trip-items,trip-itineraries,trip-routes,trip-transport,weather}.ts',
]);

const warned = new Set<string>();

/**
 * Loads one area in one language, from its module [I18N-2].
 *
 * Never fails: a module that is missing, or can't be fetched, is empty content and one console warning
 * [I18N-3]; the next switch of language asks for it again.
 */
export async function loadTexts(code: string, area: string): Promise<AreaTexts> {
  const language = toLanguage(code);
  const bundle = bundles.find((candidate) => candidate.areas.includes(area));
  const path = `./locales/${language}/${area}.ts`;
  try {
    const texts = bundle ? (await bundle.load[language]()).default[area] : (await areas[path]?.())?.default;
    if (texts) return texts;
    warnOnce(path, 'there is no such module');
  } catch (error) {
    warnOnce(path, error);
  }
  return {};
}

function warnOnce(path: string, reason: unknown): void {
  if (warned.has(path)) return;
  warned.add(path);
  console.warn(`No texts from ${path}:`, reason);
}
