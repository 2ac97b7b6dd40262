/**
 * Names that the library must not be given as columns: it keeps filters in plain objects by the column's name, so that
 * `?__proto__=neq.x` changes every object of the process.
 */
const SUSPECT = /proto|constructor|toString|valueOf|toLocaleString|hasOwnProperty|propertyIsEnumerable/i;
const NAME = /(^|[^A-Za-z0-9_])(__proto__|prototype|constructor)([^A-Za-z0-9_]|$)/;
/** Parameters whose values name columns. */
const NAMING = /^(select|order|columns|on_conflict|(.*\.)?(not\.)?(and|or))$/;

/** Parameters that are no filters. */
const NO_FILTER = /^(.*\.)?(select|order|limit|offset|columns|on_conflict|apikey)$/;
/** What stands where an operator should: it looks operators up in a plain object as well. */
const OPERATOR =
  /^(not\.)?(constructor|toString|valueOf|toLocaleString|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|__\w+__)([^A-Za-z0-9_]|$)/;

/** Whether a query names such a column or operator; as a value to look for they are words like others. */
export function namesPrototype({ search, searchParams }: URL): boolean {
  // Escaped or not, none of the names goes without one of these.
  if (!SUSPECT.test(decoded(search))) return false;
  for (const [name, value] of searchParams) {
    if (NAME.test(name) || (NAMING.test(name) && NAME.test(value))) return true;
    if (!NO_FILTER.test(name) && OPERATOR.test(value)) return true;
  }
  return false;
}

function decoded(search: string): string {
  try {
    return decodeURIComponent(search);
  } catch {
    return search;
  }
}
