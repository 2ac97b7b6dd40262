/** What two reads have in common that differ in nothing but the ids that they name. */

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const OBJECT_TYPE = 'application/vnd.pgrst.object+json';
const LONGEST = 4096;
/** Headers that change what is read or how it is answered. */
const DECIDING_HEADERS = ['prefer', 'range', 'accept-profile', 'range-unit'];

export type ReadTemplate = {
  /** The same for all reads of the template. */
  key: string;
  /** The ids, each once, in the order in which they come. */
  ids: string[];
  /** Whether one object is asked for rather than a list. */
  isOne: boolean;
};

export type ReadPlan = { statement: string; parameters: readonly (number | { literal: unknown })[] };

/** The template of a plain read of a table; undefined for any other request. */
export function templateOf(request: Request, url: URL): ReadTemplate | undefined {
  const { method, headers } = request;
  if (method !== 'GET' || url.pathname.startsWith('/rest/v1/rpc/')) return undefined;
  if (url.search.length > LONGEST || DECIDING_HEADERS.some((name) => headers.has(name))) return undefined;
  const accept = headers.get('accept') ?? '*/*';
  const isOne = accept === OBJECT_TYPE;
  if (!isOne && accept !== '*/*' && accept !== 'application/json') return undefined;
  const ids: string[] = [];
  const text = url.search.replace(UUID, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `{${ids.indexOf(id)}}`;
  });
  return { key: `${isOne ? 'one' : 'many'} ${url.pathname}${text}`, ids, isOne };
}

/**
 * The plan behind one statement of the library's: which of its parameters are ids of the template. Undefined when
 * an id is not a parameter of its own, since then nothing tells how the statement follows from it.
 */
export function planOf(
  statement: string,
  parameters: readonly unknown[],
  ids: readonly string[],
): ReadPlan | undefined {
  if (!/^select /.test(statement)) return undefined;
  const places = parameters.map((value) => {
    const index = typeof value === 'string' ? ids.indexOf(value) : -1;
    return index >= 0 ? index : { literal: value };
  });
  const isComplete = ids.every((_, index) => places.includes(index));
  const rest = JSON.stringify(places.filter((place) => typeof place !== 'number'));
  if (!isComplete || ids.some((id) => rest.includes(id) || statement.includes(id))) return undefined;
  return {
    statement: `select row_to_json(answer)::text as row from (${statement}) as answer`,
    parameters: places,
  };
}

/** The parameters of the plan for other ids. */
export function parametersFor({ parameters }: ReadPlan, ids: readonly string[]): unknown[] {
  return parameters.map((place) => (typeof place === 'number' ? ids[place] : place.literal));
}
