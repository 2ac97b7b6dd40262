/** Parts of requests that are small, or allowed, and would keep a server busy if it took them at their word. */
import fc from 'fast-check';

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);

const column = pick('body_fr', 'title', 'name', 'description', 'slug', 'message', 'id');
const pattern = pick('(.*)\\1x', '(a|a)*$', '((a+)+)+$', '(.*)*x', '(x+x+)+y', '.{1,500}.{1,500}');
const beside = (text: string, times: number) =>
  Array.from({ length: times }, (_, at) => `n${at}:${text}`).join(',');

/** A parameter of a query, encoded: regular expressions, relations in relations, patterns and trees without end. */
export const heavyParameter = fc.oneof(
  fc
    .tuple(column, pick('match', 'imatch', 'not.match', 'match(any)', 'match(all)', 'MATCH'), pattern)
    .map(([name, operator, text]) => `${name}=${operator}.${encodeURIComponent(text)}`),
  fc
    .tuple(pick('or', 'and', 'not.or'), column, pattern)
    .map(([tree, name, text]) => `${tree}=(${name}.match.${encodeURIComponent(text)})`),
  fc
    .tuple(column, pick('%25_', '_%25', 'a%25', '%2525'), pick(10, 40, 2000))
    .map(([name, part, times]) => `${name}=ilike.${part.repeat(times)}`),
  pick(
    `select=id,${'countries(activities('.repeat(30)}id${'))'.repeat(30)}`,
    'select=iata,countries(activities(countries(activities(id))))',
    `select=iata,${beside('countries(iso_a2,activities(*))', 6)}`,
    `select=iso_a2,${beside('activities(*)', 12)}`,
    `select=iso_a2,${beside('airports(*,countries(*))', 5)}`,
    `select=id,${beside('profiles(*)', 50)}`,
    'select=*,trip_activities(*),trip_meals(*),trip_notes(*),trip_collaborators(*,profiles(*))',
    `select=${'('.repeat(4000)}`,
    `select=${'a,'.repeat(4000)}a`,
    `or=${'(and('.repeat(800)}`,
    `or=(${'id.eq.1,'.repeat(800)}id.eq.1)`,
    `id=in.(${'1,'.repeat(3000)}1)`,
    `order=${'id,'.repeat(2000)}id`,
    'limit=5000&offset=100000',
  ),
);

const ROW = 'Zoé,zoe@escale.test,Bonjour,9000\n';

/** Bodies near the limit, over it, or of many rows. */
export const heavyBody = pick(
  `name,email,message,filled_ms\n${ROW.repeat(1000)}`,
  JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ title: `${at}` }))),
  JSON.stringify({ query: 'a'.repeat(900_000) }),
  JSON.stringify({ changes: Array.from({ length: 20_000 }, () => ({})) }),
  `[${'[],'.repeat(300_000)}[]]`,
  'x'.repeat(2_000_000),
);
