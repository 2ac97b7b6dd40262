import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The texts of one language: area to key to text. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads `src/i18n/locales/{language}/{area}.ts`: each is an object of strings by its type. */
export async function loadTexts(language: 'fr' | 'en'): Promise<Texts> {
  const paths = globSync(`src/i18n/locales/${language}/*.ts`).toSorted();
  const modules = await Promise.all(
    paths.map(async (path) => [basename(path, '.ts'), (await import(resolve(path))).default] as const),
  );
  return Object.fromEntries(modules);
}

const PLURAL = /_(one|many|other)$/;

/** The key that code uses for a key of an area: without the form of its plural, if it is one. */
export function baseKey(key: string, texts: Texts[string]): string {
  const base = key.replace(PLURAL, '');
  // `tags_too_many` is no plural: nothing is called `tags_too_other`.
  return `${base}_other` in texts ? base : key;
}

/** What is wrong between the two languages: areas, keys, forms of plurals, arguments and tags that one has alone; typography. */
export function textProblems(fr: Texts, en: Texts): string[] {
  return [...new Set([...Object.keys(fr), ...Object.keys(en)])].flatMap((area) => {
    const french = fr[area] ?? {};
    const english = en[area] ?? {};
    return [
      ...missingKeys(`fr/${area}`, ['one', 'many', 'other'], french, english),
      ...missingKeys(`en/${area}`, ['one', 'other'], english, french),
      ...Object.entries(french).flatMap(([key, text]) => [
        ...differences(
          `${area}:${key}`,
          text,
          english[key] ?? english[key.replace(/_many$/, '_other')] ?? text,
        ),
        ...(text === english[key] ? [] : wrongTypography(`${area}:${key}`, text, english[key] ?? '')),
      ]),
    ];
  });
}

function missingKeys(place: string, forms: string[], texts: Texts[string], others: Texts[string]): string[] {
  const wanted = new Set(
    Object.entries({ ...others, ...texts }).flatMap(([key]) => {
      const base = baseKey(key, { ...others, ...texts });
      return base === key ? key : forms.map((form) => `${base}_${form}`);
    }),
  );
  const blank = Object.keys(texts).filter((key) => texts[key]?.trim() === '');
  return [
    ...[...wanted].filter((key) => !(key in texts)).map((key) => `${place}: ${key} is missing`),
    ...blank.map((key) => `${place}: ${key} is blank`),
  ];
}

function differences(key: string, french: string, english: string): string[] {
  const holes = (text: string) =>
    [...text.matchAll(/\{\{\s*([\w.]+)|<\/?(\w+)/g)]
      .map(([, argument, tag]) => argument ?? `<${tag}>`)
      // "un jour" needs no number: the forms for one may leave the count out.
      .filter((hole) => !(key.endsWith('_one') && hole === 'count'));
  const difference = new Set(holes(french)).symmetricDifference(new Set(holes(english)));
  return difference.size === 0 ? [] : [`${key} has other arguments or tags in the two languages`];
}

/** A space that is not the one of its sign, or a sign without its space; those of an address have none. */
const WRONG_SPACE =
  /(?<=\S)[ \u202f](?=[:»])|(?<=\S)[ \u00a0](?=[;!?])|«(?!\u00a0)|(?<=\d) (?=\d{3}\b)|(?<=[\d}]) ?(?=[%€])|[^\s/](?=[;!?](?!\w))/;

/** Texts that the specification quotes exactly. */
const QUOTED: ReadonlySet<string> = new Set([
  'Bon retour !',
  "C'est noté !",
  "Erreur lors de l'inscription.",
  "Impossible d'envoyer l'email de confirmation. Veuillez vérifier la configuration de votre service de messagerie.",
  "Impossible de supprimer l'élément : l'identifiant est invalide.",
  'À bientôt !',
  'Élément ajouté !',
]);

/**
 * Whether a French text keeps to the typography of French: the curved apostrophe, which is not before a value, as its first letter may
 * be no vowel; a space that no line may break at before its high signs, its units and inside its quotation marks, U+202F before `;`, `!`
 * and `?` and in numbers, else U+00A0 (Imprimerie nationale, Lexique des règles typographiques).
 */
export function isFrench(text: string): boolean {
  return QUOTED.has(text) || !(/'|’\{\{/.test(text) || WRONG_SPACE.test(text));
}

/** Whether an English text has the curved apostrophe and no space before a colon or another sign. */
export function isEnglish(text: string): boolean {
  return !/'|\s[:;!?»]|[«»]/.test(text);
}

function wrongTypography(key: string, french: string, english: string): string[] {
  return [
    ...(isFrench(french) ? [] : [`${key} has an apostrophe or a space that French does not`]),
    ...(isEnglish(english) ? [] : [`${key} has an apostrophe or a space that English does not`]),
  ];
}
