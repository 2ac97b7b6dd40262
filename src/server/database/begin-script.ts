/** The beginning of a request's transaction, as one script. */
import type { Setting } from './session.ts';

/** Begins, and sets what lasts as long as the transaction. */
export function beginScript(settings: readonly Setting[]): string {
  const calls = settings.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`);
  return `begin; select ${calls.join(', ')}`;
}

/**
 * A string constant of SQL. Values come from verified tokens and request headers; the form with E is read the same
 * whatever `standard_conforming_strings` says.
 */
function literal(value: string): string {
  const escaped = value.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `E'${escaped}'`;
}
