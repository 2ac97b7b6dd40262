// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test have templates
import { describe, expect, it } from 'vitest';
import { baseKey, compareLanguages, readTexts } from './texts.ts';

const moduleOf = (language: string, body: string, area = 'trip') => ({
  path: `src/i18n/locales/${language}/${area}.ts`,
  text: `export default {${body}} satisfies Record<string, string>;`,
});
const problemsOf = (french: string, english: string) =>
  compareLanguages(readTexts([moduleOf('fr', french), moduleOf('en', english)]));

describe('both languages', () => {
  it('[I18N-5] pass with the same keys and arguments', () => {
    expect(problemsOf("title: 'Bonjour {{name}}'", "title: 'Hello {{ name }}'")).toEqual([]);
  });

  it('[I18N-5] fail where a key or an area is in one alone', () => {
    expect(problemsOf("a: 'A', b: 'B'", "a: 'A', c: 'C'")).toEqual([
      'trip:b is missing in English',
      'trip:c is missing in French',
    ]);
    expect(compareLanguages(readTexts([moduleOf('fr', "a: 'A'")]))).toEqual([
      'trip: there is no module in English',
    ]);
  });

  it('[I18N-5] fail where arguments, tags or the text itself differ', () => {
    const wrong = ['trip:a has other arguments or tags in the two languages'];
    expect(problemsOf("a: '{{name}}'", "a: '{{title}}'")).toEqual(wrong);
    expect(problemsOf("a: '<b>A</b>'", "a: 'A'")).toEqual(wrong);
    expect(problemsOf("a: 'A'", "a: ' '")).toEqual(['trip:a is blank']);
  });

  it('[I18N-4] need each form of a plural, French its third', () => {
    const french = "d_one: 'un jour', d_many: '{{count}} de jours', d_other: '{{count}} jours'";
    expect(problemsOf(french, "d_one: '{{count}} day', d_other: '{{count}} days'")).toEqual([]);
    expect(
      problemsOf("d_one: '{{count}}', d_other: '{{count}}'", "d_one: '{{count}}', d_other: '{{count}}'"),
    ).toEqual(['fr/trip: d_many is missing']);
    expect(problemsOf("d_one: 'x'", "d_one: 'x'")).toEqual([
      'fr/trip: d_many is missing',
      'fr/trip: d_other is missing',
      'en/trip: d_other is missing',
    ]);
  });

  it('take a key that only ends like a plural for what it is', () => {
    expect(problemsOf("tags_too_many: 'Trop'", "tags_too_many: 'Too many'")).toEqual([]);
    expect(problemsOf("tags_too_many: 'Trop'", '')).toEqual(['trip:tags_too_many is missing in English']);
    const texts = new Map([
      ['tags_too_many', ''],
      ['d_one', ''],
      ['d_other', ''],
    ]);
    expect([...texts.keys()].map((key) => baseKey(key, texts))).toEqual(['tags_too_many', 'd', 'd']);
  });
});

describe('a module', () => {
  it.each([
    ['a: 1', 'src/i18n/locales/fr/trip.ts:1: a text is a key and a string, nothing else'],
    ['a: `x${1}`', 'src/i18n/locales/fr/trip.ts:1: a text is a key and a string, nothing else'],
    ["...{ a: 'A' }", 'src/i18n/locales/fr/trip.ts:1: a text is a key and a string, nothing else'],
    ["a: 'A', a: 'B'", 'src/i18n/locales/fr/trip.ts:1: a is there twice'],
  ])('holds texts and nothing else (%s)', (body, problem) => {
    expect(readTexts([moduleOf('fr', body)]).problems).toEqual([problem]);
  });

  it('may be made of parts, which are one area together', () => {
    const whole = {
      path: 'src/i18n/locales/fr/trip.ts',
      text: "import a from './trip/a.ts'; import b from './trip/b.ts'; export default { ...a, ...b };",
    };
    const parts = [moduleOf('fr', "x: 'X'", 'trip/a'), moduleOf('fr', "y: 'Y', x: 'Z'", 'trip/b')];
    const { fr, problems } = readTexts([whole, ...parts]);
    expect([...(fr.get('trip') ?? [])]).toEqual([
      ['x', 'X'],
      ['y', 'Y'],
    ]);
    expect(problems).toEqual(['src/i18n/locales/fr/trip/b.ts:1: x is there twice']);
    expect(readTexts([whole, ...parts.slice(0, 1)]).problems).toHaveLength(2);
  });

  it('without an object of texts is reported', () => {
    const file = { path: 'src/i18n/locales/fr/trip.ts', text: 'export const trip = 1;' };
    expect(readTexts([file]).problems).toEqual([`${file.path}: exports no object of texts by default`]);
  });
});
