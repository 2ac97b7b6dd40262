import { folded } from '#domain/folded.ts';

/** Mentions: `@` and the name of a member. */

/** Somebody who can be mentioned. */
export interface Mentionable {
  id: string;
  name: string;
  /** Tells namesakes apart. */
  email?: string | undefined;
}

/** A mention that is being typed. */
export interface TypedMention {
  /** Where its `@` stands. */
  at: number;
  /** What follows it up to the caret. */
  query: string;
}

/** After more characters an `@` no longer asks for names. */
const LONGEST_QUERY = 40;

/** The mention at the caret; null: none. The `@` of an e-mail address is none. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const [found] = text.slice(0, caret).match(/(?<![\p{L}\p{N}._%+-])@[^@\n]*$/u) ?? [];
  if (found === undefined || found.length > LONGEST_QUERY + 1) return null;
  return { at: caret - found.length, query: found.slice(1) };
}

const plain = (text: string) => folded(text).replaceAll(/\s+/gu, ' ');

/** Whether another of these people has the same name. */
export const hasNamesake = ({ id, name }: Mentionable, people: readonly Mentionable[]): boolean =>
  people.some((other) => other.id !== id && plain(other.name) === plain(name));

/** People of whose name a word begins with what was typed. */
export function matchingPeople(people: readonly Mentionable[], query: string): Mentionable[] {
  const typed = plain(query);
  return people.filter(({ name }) => ` ${plain(name)}`.includes(` ${typed}`));
}

/**
 * The text with a mention in place of what was typed of it, and where the caret goes. The words of the name are joined by
 * no-break spaces, so that its end is known when its owner has another name.
 */
export function withMention(
  text: string,
  { at, query }: TypedMention,
  { name }: Mentionable,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name.replaceAll(/\s+/gu, '\u00a0')} `;
  return {
    text: before + text.slice(at + 1 + query.length).replace(/^ /, ''),
    caret: before.length,
  };
}

const mentionsIn = (text: string, names: readonly string[]): string[] =>
  splitMentions(text, names)
    .filter(({ isMention }) => isMention)
    .map(({ text: mention }) => plain(mention.slice(1)));

/**
 * Ids of the people whom a text mentions. Of namesakes those who were picked last, as many as the text has mentions of the
 * name; all of them where none was picked. `picked` holds ids in the order of the picks.
 */
export function mentionedIn(
  text: string,
  people: readonly Mentionable[],
  picked: readonly string[] = [],
): string[] {
  const names = mentionsIn(
    text,
    people.map(({ name }) => name),
  );
  return people
    .filter(({ id, name }) => {
      const count = names.filter((mention) => mention === plain(name)).length;
      if (count === 0) return false;
      const namesakes = new Set(people.filter((one) => plain(one.name) === plain(name)).map((one) => one.id));
      const chosen = picked.filter((one) => namesakes.has(one)).slice(-count);
      return chosen.length === 0 || chosen.includes(id);
    })
    .map(({ id }) => id);
}

/** An `@` and a word, or words that no-break spaces join. */
const WRITTEN = /(?<![\p{L}\p{N}._%+-])@([\p{L}\p{M}\p{N}]+(?:[\u00a0'’.-][\p{L}\p{M}\p{N}]+)*)/gu;

/** The names by which a text mentions people: their present names, and for each that it lacks, the one that it has. */
export function writtenNames(text: string, names: readonly string[]): string[] {
  const found = new Set(mentionsIn(text, names));
  const missing = new Set(names.map(plain)).difference(found);
  const others = splitMentions(text, names)
    .filter(({ isMention }) => !isMention)
    .flatMap((piece) => Array.from(piece.text.matchAll(WRITTEN), ([, written = '']) => written));
  return [...names, ...[...new Set(others)].slice(0, missing.size)];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/gu, '\\s+');

/** A piece of a message: a mention, or what stands between mentions. */
export interface MentionPiece {
  text: string;
  isMention: boolean;
}

/** A text in pieces; of two names that begin alike the longer one counts. */
export function splitMentions(text: string, names: readonly string[]): MentionPiece[] {
  if (names.length === 0 || !text.includes('@')) return [{ text, isMention: false }];
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escaped);
  const mention = new RegExp(
    `((?<![\\p{L}\\p{N}._%+-])@(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}]))`,
    'giu',
  );
  return text
    .split(mention)
    .map((piece, index) => ({ text: piece, isMention: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
