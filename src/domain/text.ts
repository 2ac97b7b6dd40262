const ACCENTS = /(?<letter>[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Without case and accents. Of other scripts marks are what letters are: vowels in Thai, other consonants in Japanese. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(ACCENTS, '$<letter>').toLowerCase();

/** Letters and digits of a name, folded, to compare; of a name without any, such as `🍕`, the name. */
export const comparable = (name: string): string =>
  folded(name.normalize('NFKD'))
    .match(/[\p{L}\p{N}]\p{M}*/gu)
    ?.join('') ?? name.trim();

/** Without what shows as nothing at its ends, as `app.is_blank` has it: more than `trim` takes. */
export const trimmed = (text: string): string =>
  text
    .replace(/^[\s\u0085\u200B\u2060]+/, '')
    .replace(/(?<![\s\u0085\u200B\u2060])[\s\u0085\u200B\u2060]+$/, '');

/** The beginning, at most as long as forms count, which ends with a whole character: half of one can't be stored. */
export const cutTo = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Counts bytes without `TextEncoder`, which the domain does not have: it uses only the language. */
export function utf8Length(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + bytesOf(character.codePointAt(0) ?? 0), 0);
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}

/** `lisbonne-en-decembre.ics`; `fallback` for a title without a letter. */
export function fileName(title: string, fallback: string, extension: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${cutTo(words, 60) || fallback}.${extension}`;
}
