/** Mentions: `@` and a member's name. */
import { folded } from '#domain/text.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { nameOf, peopleOf } from '#web/trip-data/trip.ts';

export interface Mentionable {
  id: string;
  name: string;
  /** Distinguishes people of the same name. */
  email?: string | undefined;
}

export const membersOf = (trip: TripDetails, userId: string): Mentionable[] =>
  peopleOf(trip)
    .filter(({ id }) => id !== userId)
    .map((person) => ({ id: person.id, name: nameOf(person), email: person.profile?.email ?? undefined }));

export interface TypedMention {
  /** Index of the `@`. */
  at: number;
  /** Text between `@` and caret. */
  query: string;
}

/** In characters: after a longer text, an `@` offers no names. */
const LONGEST_QUERY = 40;

/** The mention at the caret; null: none, for example in an e-mail address. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const [found] = text.slice(0, caret).match(/(?<![\p{L}\p{N}._%+-])@[^@\n]*$/u) ?? [];
  if (found === undefined || found.length > LONGEST_QUERY + 1) return null;
  return { at: caret - found.length, query: found.slice(1) };
}

const plain = (text: string) => folded(text).replaceAll(/\s+/gu, ' ');

export const hasNamesake = ({ id, name }: Mentionable, people: readonly Mentionable[]): boolean =>
  people.some((other) => other.id !== id && plain(other.name) === plain(name));

/** Compares the beginning of each word. */
export function matchingPeople(people: readonly Mentionable[], query: string): Mentionable[] {
  const typed = plain(query);
  return people.filter(({ name }) => ` ${plain(name)}`.includes(` ${typed}`));
}

/** Returns the new caret, too. No-break spaces join a name's words, so that its end is known later. */
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
 * Of people with one name, the last picked, or all where none was. Who was picked, in order, may not be among the people yet: after a
 * reload those of the device are there first.
 */
export function mentionedIn(
  text: string,
  people: readonly Mentionable[],
  picked: readonly Mentionable[] = [],
): string[] {
  const known = new Set(people.map(({ id }) => id));
  const all = [...people, ...picked.filter(({ id }) => !known.has(id))];
  const names = mentionsIn(
    text,
    all.map(({ name }) => name),
  );
  return all
    .filter(({ id, name }) => {
      const count = names.filter((mention) => mention === plain(name)).length;
      if (count === 0) return false;
      const namesakes = new Set(all.filter((one) => plain(one.name) === plain(name)).map((one) => one.id));
      const chosen = picked
        .map((one) => one.id)
        .filter((one) => namesakes.has(one))
        .slice(-count);
      return chosen.length === 0 || chosen.includes(id);
    })
    .map(({ id }) => id);
}

/** Matches a word, or words joined by no-break spaces. */
const WRITTEN = /(?<![\p{L}\p{N}._%+-])@([\p{L}\p{M}\p{N}]+(?:[\u00a0'’.-][\p{L}\p{M}\p{N}]+)*)/gu;

/** Current names of members; for missing ones, the name in the text. */
export function writtenNames(text: string, names: readonly string[]): string[] {
  const found = new Set(mentionsIn(text, names));
  const missing = new Set(names.map(plain)).difference(found);
  const others = splitMentions(text, names)
    .filter(({ isMention }) => !isMention)
    .flatMap((piece) => Array.from(piece.text.matchAll(WRITTEN), ([, written = '']) => written));
  return [...names, ...[...new Set(others)].slice(0, missing.size)];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/gu, '\\s+');

export interface MentionPiece {
  text: string;
  isMention: boolean;
}

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
