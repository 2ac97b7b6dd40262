/** Mentions: `@` and the name of a member. */

/** Somebody who can be mentioned. */
export interface Mentionable {
  id: string;
  name: string;
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

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** People of whose name a word begins with what was typed. */
export function matchingPeople(people: readonly Mentionable[], query: string): Mentionable[] {
  const typed = plain(query);
  return people.filter(({ name }) => ` ${plain(name)}`.includes(` ${typed}`));
}

/** The text with a mention in place of what was typed of it, and where the caret goes. */
export function withMention(
  text: string,
  { at, query }: TypedMention,
  { name }: Mentionable,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `;
  return {
    text: before + text.slice(at + 1 + query.length).replace(/^ /, ''),
    caret: before.length,
  };
}

/** Ids of the people whom a text mentions. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const names = new Set(
    splitMentions(
      text,
      people.map(({ name }) => name),
    )
      .filter(({ isMention }) => isMention)
      .map(({ text: mention }) => plain(mention.slice(1))),
  );
  return people.filter(({ name }) => names.has(plain(name))).map(({ id }) => id);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
