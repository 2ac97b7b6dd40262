import type { PlaceClue } from '../reservation.ts';
import type { Entry } from './text/entries.ts';
import type { Field } from './text/labels.ts';
import type { TextLine } from './text/lines.ts';
import { placeIn } from './text/moments.ts';

/** How the names of a kind of place begin or end, and what one books there. */
export interface NameWords {
  field: Field;
  booked: string;
  begins: RegExp;
  ends: RegExp;
}

const FIRST_LINES = 30;
const LONGEST_NAME = 80;
const DATE_WORD =
  '(?:\\d|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mon|tue|wed|thu|fri|sat|sun|ce |this |une? |vos?tre |your )';
const NAME_END = new RegExp(
  `\\s+(?:est|a été|a bien été|is|has been|sont|are|s['’]approche|avec|sous|under)(?!\\p{L})|\\s+(?:le|du|pour|on|for|from|de|in|the)\\s+${DATE_WORD}|[,.!?;:|()–—«»]|\\s-\\s|$`,
  'iu',
);
const QUOTED = /^["«“]\s?([^"«»“”]{2,80}?)\s?["»”]/u;
const NO_NAME = /[.!?:;@<>{}]|\d{3}|[€£]|\bhttps?\b/;

/** Finds the name by its label, by a sentence, or where it is alone on lines. Empty: unknown, or several. */
export function nameIn(entries: readonly Entry[], lines: readonly TextLine[], words: NameWords): string {
  return labelledName(entries, words.field) || sentenceName(lines, words) || lineName(lines, words);
}

export function labelledName(entries: readonly Entry[], field: Field, isWhole = false): string {
  const names = entries
    .filter(({ fields, value }) => fields.has(field) && /^["«“\p{Lu}\d]/u.test(value))
    .map(({ value }) => QUOTED.exec(value)?.[1] ?? value.replace(/\s*[★⭐]+.*$/u, ''))
    .map((name) => (isWhole ? name : name.split(/, (?=\d|\p{Lu}[\p{L}-]+$)/u)[0]) ?? '')
    .filter(
      (name) =>
        placeIn(name) !== null && !/^\d+\s?(?:x|×|pers|nuit|night|people|guest|adult|couvert)/i.test(name),
    );
  return common(names);
}

function sentenceName(lines: readonly TextLine[], { booked }: NameWords): string {
  const at = new RegExp(
    `(?<!\\p{L})(?:${booked})(?!\\p{L})(?:\\s(?:confirmée?s?|confirmed|est confirmée?|is confirmed|pour \\d+ personnes|for \\d+(?: people| guests)?|n° ?\\S+|#\\S+))?\\s+(?:(?:à la|au|aux|chez|at)\\s+|à l[’'])(?=\\p{L})`,
    'iu',
  );
  const names = lines.slice(0, FIRST_LINES).flatMap(({ text }) => {
    const match = at.exec(text);
    if (!match) return [];
    const rest = text.slice(match.index + match[0].length).slice(0, LONGEST_NAME);
    const article = /\sLa\s+$/.test(match[0]) ? 'La ' : '';
    return `${article}${rest.slice(0, NAME_END.exec(rest)?.index).replace(/^the /, '').trim()}`;
  });
  return common(names.filter((name) => /^\p{Lu}\p{L}/u.test(name)));
}

function lineName(lines: readonly TextLine[], { begins, ends }: NameWords): string {
  const names = lines
    .map(({ cells, text }) => (cells.length === 1 ? text.replace(/\s*[★⭐☆]+$/u, '') : ''))
    .filter((text) => text.length < 50 && text.split(' ').length < 8 && !NO_NAME.test(text))
    .filter((text) => begins.test(text) || ends.test(text))
    .map((text) => text.split(/,| [–—|-] /u)[0]?.trim() ?? '');
  return common(names);
}

/** The one name that all others contain. */
function common(names: readonly string[]): string {
  const [shortest = ''] = names.toSorted((one, other) => one.length - other.length);
  const isInAll = names.every((name) => name.toLowerCase().includes(shortest.toLowerCase()));
  return isInAll ? shortest : '';
}

const POSTAL_LINE =
  /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}|^\p{Lu}[\p{L}'’ -]{2,40}(?:,? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})?$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;
const WITH_POSTCODE = /\d{5} \p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;
const TOWN =
  /(?<!\d)\d{4,5} (\p{Lu}[\p{L}'’-]+(?:[ -][\p{L}'’-]+){0,4})|(\p{Lu}[\p{L}'’-]+),? [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;

/** Finds where a name is, by the address with a label, or the one below the name. */
export function namedPlace(
  name: string,
  entries: readonly Entry[],
  lines: readonly TextLine[],
): PlaceClue | null {
  const address = labelledAddress(entries) || addressBelow(name, lines);
  if (name === '' && address === '') return null;
  const [, town, townBefore] = TOWN.exec(address) ?? [];
  const towns = [town ?? townBefore].filter((one) => one !== undefined);
  return { name: name || address, address: address || name, towns };
}

function labelledAddress(entries: readonly Entry[]): string {
  const [entry] = entries.filter(({ fields }) => fields.has('address'));
  if (!entry) return '';
  const end = entry.following.findIndex((line) => line.length > 60 || !POSTAL_LINE.test(line));
  return [entry.value, ...entry.following.slice(0, end === -1 ? undefined : end)]
    .join(', ')
    .replace(/,,/g, ',')
    .slice(0, 200);
}

function addressBelow(name: string, lines: readonly TextLine[]): string {
  const index =
    name === ''
      ? -1
      : lines.findIndex(
          ({ text }, at) =>
            text.toLowerCase().startsWith(name.toLowerCase()) &&
            text.length < 80 &&
            WITH_POSTCODE.test(
              `${text.slice(name.length)} ${lines[at + 1]?.text ?? ''} ${lines[at + 2]?.text ?? ''}`,
            ),
        );
  if (index === -1) return '';
  const own = (lines[index]?.text ?? '').slice(name.length).replace(/^[\s,–—|·-]+/u, '');
  if (WITH_POSTCODE.test(own)) return addressOnly(own);
  const [first = '', second = ''] = lines.slice(index + 1, index + 3).map(({ text }) => text);
  if (WITH_POSTCODE.test(first)) return addressOnly(first);
  return first.length < 60 && POSTAL_LINE.test(second) ? addressOnly(`${first}, ${second}`) : '';
}

/** Cuts phone numbers and addresses of the web off. */
const addressOnly = (line: string): string =>
  line.split(/\s*(?:[|·•–—]|\b(?:tél|tel|phone)\b|\bwww\.|https?:|\S+@)/iu)[0]?.replace(/[\s,.-]+$/, '') ??
  '';
