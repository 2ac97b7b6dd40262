import {
  at,
  child,
  children,
  nameOf,
  parseSource,
  type SourceFile,
  type SyntaxNode,
  stringOf,
} from './source.ts';

/** Texts of one area in one language: key to text. */
export type AreaTexts = ReadonlyMap<string, string>;

/** Texts of one language: area to its texts. */
export type LanguageTexts = ReadonlyMap<string, AreaTexts>;

/** The texts of both languages, and what is wrong with how they are written. */
export interface Texts {
  fr: LanguageTexts;
  en: LanguageTexts;
  problems: string[];
}

/** An area is one module; a large one is made of parts, in a folder of its name beside it. */
const LOCALE_FILE = /^src\/i18n\/locales\/(fr|en)\/([a-z-]+)(?:\/([a-z-]+))?\.ts$/;
const PLURAL = /_(one|many|other)$/;

/** @returns the key that code uses for a key of an area: without the form of its plural, if it is one */
export function baseKey(key: string, texts: AreaTexts): string {
  const base = key.replace(PLURAL, '');
  // `tags_too_many` is no plural: nothing is called `tags_too_other`.
  return texts.has(`${base}_other`) ? base : key;
}

/** Reads the texts from the modules `src/i18n/locales/{language}/{area}.ts`, and from their parts in `{area}/{part}.ts`. */
export function readTexts(files: readonly SourceFile[]): Texts {
  const found = { fr: new Map<string, Map<string, string>>(), en: new Map<string, Map<string, string>>() };
  const problems: string[] = [];
  for (const file of files) {
    const [, language, area, part] = LOCALE_FILE.exec(file.path) ?? [];
    if (!area || (language !== 'fr' && language !== 'en')) continue;
    const texts = found[language].get(area) ?? new Map<string, string>();
    found[language].set(area, texts);
    if (part === undefined && isMadeOfParts(file, area, files)) continue;
    readModule(file, texts, problems);
  }
  return { ...found, problems };
}

/** Whether a module is nothing but all of its parts, spread: `export default { ...frame, ...lists }`. */
function isMadeOfParts({ path, text }: SourceFile, area: string, files: readonly SourceFile[]): boolean {
  const folder = path.replace(/\.ts$/, '/');
  const parts = files.filter((file) => file.path.startsWith(folder));
  const object = defaultObject(parseSource({ path, text }));
  const spread = object ? children(object, 'properties') : [];
  return (
    parts.length > 0 &&
    spread.length === parts.length &&
    spread.every(({ type }) => type === 'SpreadElement') &&
    parts.every((file) => text.includes(`'./${area}/${file.path.slice(folder.length)}'`))
  );
}

function readModule(file: SourceFile, texts: Map<string, string>, problems: string[]): void {
  const object = defaultObject(parseSource(file));
  if (!object) {
    problems.push(`${file.path}: exports no object of texts by default`);
    return;
  }
  for (const property of children(object, 'properties')) {
    const key = nameOf(child(property, 'key')) ?? stringOf(child(property, 'key'));
    const text = stringOf(child(property, 'value'));
    if (key === null || text === null) {
      problems.push(`${at(file, property)}: a text is a key and a string, nothing else`);
    } else if (texts.has(key)) problems.push(`${at(file, property)}: ${key} is there twice`);
    else texts.set(key, text);
  }
}

function defaultObject(program: SyntaxNode): SyntaxNode | null {
  const exported = children(program, 'body').find((node) => node.type === 'ExportDefaultDeclaration');
  let value = exported ? child(exported, 'declaration') : null;
  while (value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression') {
    value = child(value, 'expression');
  }
  return value?.type === 'ObjectExpression' ? value : null;
}

/** What the two languages must have in common: areas, keys, arguments, tags; and every form of a plural. */
export function compareLanguages({ fr, en }: Texts): string[] {
  const areas = new Set([...fr.keys(), ...en.keys()]);
  return [...areas].flatMap((area) => {
    const french = fr.get(area);
    const english = en.get(area);
    if (!french || !english) return [`${area}: there is no module in ${french ? 'English' : 'French'}`];
    return [
      ...missing(area, french, english, 'English'),
      ...missing(area, english, french, 'French'),
      ...pluralForms(`fr/${area}`, french, ['one', 'many', 'other']),
      ...pluralForms(`en/${area}`, english, ['one', 'other']),
      ...differences(area, french, english),
    ];
  });
}

function missing(area: string, from: AreaTexts, to: AreaTexts, language: string): string[] {
  return [...from.keys()]
    .filter((key) => !to.has(key) && !(key.endsWith('_many') && baseKey(key, from) !== key))
    .map((key) => `${area}:${key} is missing in ${language}`);
}

function pluralForms(module: string, texts: AreaTexts, forms: readonly string[]): string[] {
  const plurals = new Set(
    [...texts.keys()].filter((key) => /_(one|other)$/.test(key)).map((key) => key.replace(PLURAL, '')),
  );
  return [...plurals].flatMap((key) => [
    ...forms
      .filter((form) => !texts.has(`${key}_${form}`))
      .map((form) => `${module}: ${key}_${form} is missing`),
    ...(texts.has(key) ? [`${module}: ${key} stands beside its own plural`] : []),
  ]);
}

function differences(area: string, french: AreaTexts, english: AreaTexts): string[] {
  return [...french].flatMap(([key, text]) => {
    const other = english.get(key) ?? english.get(key.replace(/_many$/, '_other'));
    if (other === undefined) return [];
    if (text.trim() === '' || other.trim() === '') return [`${area}:${key} is blank`];
    // "un jour" needs no number: the forms for one may leave the count out.
    const ignore = key.endsWith('_one') ? 'count' : '';
    return same(holes(text, ignore), holes(other, ignore)) && same(tags(text), tags(other))
      ? []
      : [`${area}:${key} has other arguments or tags in the two languages`];
  });
}

const holes = (text: string, ignore: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).filter((name) => name !== ignore);
const tags = (text: string) => [...text.matchAll(/<\/?(\w+)/g)].map((match) => match[1]);
const same = (one: readonly unknown[], other: readonly unknown[]) =>
  new Set(one).symmetricDifference(new Set(other)).size === 0;
