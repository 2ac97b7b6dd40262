/** Patches of columns that somebody else has written meanwhile. */
import { AppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import { changedColumns } from '#domain/item-rules.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { type AnyPatch, patchedRow } from '#domain/trip-commands/request.ts';
import type { Client } from '#web/data/supabase-client.ts';

/** Somebody else has written the columns of a patch since its author saw them. */
export class ConflictError extends AppError {
  /** The columns in conflict, as they are stored. */
  readonly theirs: object;

  constructor(theirs: object) {
    super('trip_changed');
    this.theirs = theirs;
  }
}

export const isPatch = (command: TripCommand): command is AnyPatch => command.type === 'patch';

const pick = (row: object, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(row, name) ?? null]));

/**
 * What is left of a refused patch, compared with the row as it is stored.
 *
 * @returns the part of it that is in no conflict, against the stored row, and the stored columns that are; both null when the
 *   row already is as wanted
 * @throws AppError `no_row` when there is no such row
 */
export async function splitPatch(
  client: Client,
  patch: AnyPatch,
): Promise<{ rest: AnyPatch | null; theirs: object | null }> {
  const { table, key, seen } = patchedRow(patch);
  const columns = Object.keys({ ...key, ...patch.to }).join(', ');
  const stored: unknown = unwrap(await client.from(table).select(columns).match(key).maybeSingle());
  if (typeof stored !== 'object' || stored === null) throw new AppError('no_row');
  const wanted = changedColumns(stored, { ...patch.to });
  const theirs = Object.keys(changedColumns(stored, { ...seen })).filter((name) => name in wanted);
  const free = Object.keys(wanted).filter((name) => !theirs.includes(name));
  const rest = { ...patch, row: { ...patch.row, ...stored }, to: pick(wanted, free) };
  return {
    // Of the same entity: a copy of it with other columns.
    rest: free.length > 0 ? (rest as AnyPatch) : null,
    theirs: theirs.length > 0 ? pick(stored, theirs) : null,
  };
}
