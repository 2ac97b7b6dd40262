import { TRIP_AREAS } from './areas.ts';
import { type Language, toLanguage } from './languages.ts';

export type AreaTexts = Readonly<Record<string, string>>;
type Module<Content> = { default: Content };

/** Areas loaded in one request at every first visit. */
export const FIRST_VISIT_AREAS = [
  'common',
  'errors',
  'example-trips',
  'features',
  'footer',
  'landing',
  'notifications',
] as const;

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
    areas: TRIP_AREAS,
    load: {
      fr: () => import('./locales/planner-fr.ts'),
      en: () => import('./locales/planner-en.ts'),
    },
  },
];

const areas = import.meta.glob<Module<AreaTexts>>([
  './locales/*/*.ts',
  '!./locales/*/{common,errors,example-trips,features,footer,landing,notifications}.ts',
  '!./locales/*/{affiliate-suggestions,trip,trip-activities,trip-items,trip-itineraries,trip-routes,trip-transport,weather}.ts',
]);

const warned = new Set<string>();

/** Never fails: missing content is empty with one console warning [I18N-3]; the next switch of language asks again. */
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
