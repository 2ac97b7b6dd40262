/**
 * The part of PostgREST's `select` that the pages use; casts, JSON paths, aggregates, spreads and quoted names are refused.
 *
 * select  = [ entry *( "," entry ) ]
 * entry   = "*" / [ alias ":" ] name [ embed ]
 * embed   = [ "!" hint ] [ "!" ( "inner" / "left" ) ] "(" select ")"
 */
import { isName, QueryRefusal } from './names.ts';

export type Embed = {
  relation: string;
  alias: string | undefined;
  embeds: Embed[];
};

/** Levels of a select at most; the planner's has two, and nine relations. */
const MAX_LEVELS = 3;
const MAX_EMBEDS = 12;

const TOKEN = /\s*([a-z0-9_]+|[*,:!()])/y;

/** `next`: the token not yet consumed; undefined at the end. */
type Reader = { text: string; position: number; next: string | undefined; embeds: number };

/** Reads relations nested in `relation`. @throws QueryRefusal for deep nesting, or one twice on a path */
export function readSelect(text: string, relation: string, relations: ReadonlySet<string>): Embed[] {
  if (text === '') return [];
  const reader: Reader = { text: text.trimEnd(), position: 0, next: undefined, embeds: 0 };
  advance(reader);
  const embeds = readEntries(reader, [relation], relations);
  if (reader.position < reader.text.length || reader.next !== undefined) throw unreadable(reader);
  return embeds;
}

function readEntries(reader: Reader, path: readonly string[], relations: ReadonlySet<string>): Embed[] {
  const embeds: Embed[] = [];
  do {
    const embed = readEntry(reader, path, relations);
    if (embed) embeds.push(embed);
  } while (takes(reader, ','));
  return embeds;
}

function readEntry(
  reader: Reader,
  path: readonly string[],
  relations: ReadonlySet<string>,
): Embed | undefined {
  if (takes(reader, '*')) return undefined;
  const first = readName(reader);
  const alias = takes(reader, ':') ? first : undefined;
  const relation = alias === undefined ? first : readName(reader);
  let isEmbed = false;
  for (let hints = 0; hints < 2 && takes(reader, '!'); hints += 1) {
    readName(reader);
    isEmbed = true;
  }
  if (!takes(reader, '(')) {
    if (isEmbed) throw unreadable(reader);
    return undefined;
  }
  checkEmbed(reader, relation, path, relations);
  const isEmpty = takes(reader, ')');
  const embeds = isEmpty ? [] : readEntries(reader, [...path, relation], relations);
  if (!isEmpty && !takes(reader, ')')) throw unreadable(reader);
  return { relation, alias, embeds };
}

function checkEmbed(
  reader: Reader,
  relation: string,
  path: readonly string[],
  relations: ReadonlySet<string>,
): void {
  reader.embeds += 1;
  if (reader.embeds > MAX_EMBEDS) throw new QueryRefusal(`A query takes at most ${MAX_EMBEDS} relations`);
  if (path.length > MAX_LEVELS)
    throw new QueryRefusal(`Relations may be nested ${MAX_LEVELS} levels deep at most`);
  if (path.includes(relation)) throw new QueryRefusal(`'${relation}' may not be nested in itself`);
  if (!relations.has(relation)) {
    const message = `Could not find a relationship between '${path.at(-1)}' and '${relation}' in the schema cache`;
    throw new QueryRefusal(message, 'PGRST200');
  }
}

function readName(reader: Reader): string {
  const name = reader.next;
  if (name === undefined || !isName(name)) throw unreadable(reader);
  advance(reader);
  return name;
}

function takes(reader: Reader, mark: string): boolean {
  if (reader.next !== mark) return false;
  advance(reader);
  return true;
}

function advance(reader: Reader): void {
  TOKEN.lastIndex = reader.position;
  reader.next = TOKEN.exec(reader.text)?.[1];
  if (reader.next !== undefined) reader.position = TOKEN.lastIndex;
}

function unreadable({ text, position }: Reader): QueryRefusal {
  return new QueryRefusal(
    `"failed to parse select parameter (${text.slice(0, 100)})" (line 1, column ${position + 1})`,
  );
}
