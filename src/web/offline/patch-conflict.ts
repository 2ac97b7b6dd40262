import { AppError, unwrap } from '#db/app-error.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { fieldOf } from '#domain/json.ts';
import { rateBetween, readRate } from '#domain/rates.ts';
import { isOfMoney, type TripCommand, writtenColumns } from '#domain/trip-commands/command.ts';
import { type AnyPatch, patchedRow } from '#domain/trip-commands/request.ts';
import type { Client } from '#web/data/supabase-client.ts';

/** Thrown when others have written these columns since the author saw them. */
export class ConflictError extends AppError {
  readonly theirs: object;

  constructor(theirs: object) {
    super('trip_changed');
    this.theirs = theirs;
  }
}

export const isPatch = (command: TripCommand): command is AnyPatch => command.type === 'patch';

const pick = (row: object, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, fieldOf(row, name) ?? null]));

/** Reduces a patch to its contested columns; of an amount and its currency to both. */
export function contestedPart(patch: AnyPatch, theirs: object): AnyPatch {
  const names = Object.keys(writtenColumns(patch)).filter((name) => name in theirs);
  return { ...patch, to: pick(writtenColumns(patch), names) };
}

/** Columns of a conflict to name: those that differ, but no duration that follows from an end time. */
export function namedColumns(patch: AnyPatch, theirs: object): string[] {
  const mine = writtenColumns(patch);
  const hasEnd = Boolean(fieldOf({ ...patch.row, ...mine }, 'end_time'));
  return Object.keys(changedColumns(mine, theirs)).filter((name) => !(name === 'duration' && hasEnd));
}

/** Rates to another currency than the trip's don't count, and trips in one currency read none: nobody has written these since. */
function isUnreadRate({ row, to }: AnyPatch, stored: object): boolean {
  const wanted = readRate(fieldOf(to, 'rate'));
  const currency = String(fieldOf(stored, 'currency'));
  const hasSeenNone = readRate(fieldOf(row, 'rate')) === null;
  return hasSeenNone && wanted !== null && !rateBetween(currency, wanted.to, fieldOf(stored, 'rate'));
}

/** The two ends of an item, which a move writes both: one of them with somebody else's other is a length that nobody wanted. */
const ENDS = [
  ['time', 'end_time'],
  ['check_in', 'check_out'],
];

/**
 * Splits a refused patch by the stored row: the part without conflict, and the stored columns of the rest; both null when nothing differs.
 * @throws AppError `no_row`
 */
export async function splitPatch(
  client: Client,
  patch: AnyPatch,
): Promise<{ rest: AnyPatch | null; theirs: object | null }> {
  const { table, key, seen } = patchedRow(patch);
  // What a rate is worth depends on the currency of its row.
  const read = 'rate' in patch.to ? ['currency'] : [];
  const columns = [...new Set([...Object.keys({ ...key, ...writtenColumns(patch) }), ...read])].join(', ');
  const stored: unknown = unwrap(await client.from(table).select(columns).match(key).maybeSingle());
  if (typeof stored !== 'object' || stored === null) throw new AppError('no_row');
  // An amount that is stored as wanted loses nothing by the currency that somebody else has given it.
  const to = writtenColumns({
    row: { ...patch.row, ...patch.to },
    to: changedColumns(stored, { ...patch.to }),
  });
  const wanted = changedColumns(stored, { ...to });
  const differing = Object.keys(changedColumns(stored, { ...seen })).filter(
    (name) => name in wanted && !(name === 'rate' && isUnreadRate(patch, stored)),
  );
  const isMoneyLost = differing.some(isOfMoney);
  const lostEnds = ENDS.filter((ends) => differing.some((name) => ends.includes(name))).flat();
  const isTheirs = (name: string) =>
    differing.includes(name) ||
    lostEnds.includes(name) ||
    (isMoneyLost && isOfMoney(name)) ||
    // A duration that follows from the author's times does not fit theirs, nor an end time their duration.
    (name === 'duration' && !(name in seen) && lostEnds.includes('time')) ||
    (name === 'end_time' && differing.includes('duration'));
  const theirs = Object.keys(to).filter(isTheirs);
  const free = Object.keys(wanted).filter((name) => !isTheirs(name));
  const rest = { ...patch, row: { ...patch.row, ...stored }, to: pick(wanted, free) };
  return {
    // The rest is a patch of the same entity with other columns.
    rest: free.length > 0 ? (rest as AnyPatch) : null,
    theirs: theirs.length > 0 ? pick(stored, theirs) : null,
  };
}
