import { AppError, toAppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import {
  type AnyPatch,
  addedRow,
  type CommandRequest,
  commandRequest,
  type RowKey,
} from '#domain/trip-commands/request.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { ConflictError, isPatch, splitPatch } from './patch-conflict.ts';

/** What the database has made of a command. */
export interface Acknowledgement {
  /** The row as it is stored; null when that was not answered. */
  row: object | null;
  /** Ids of the items of a lenient batch that were left alone: somebody else has changed them since. */
  skipped: readonly string[];
}

const DONE: Acknowledgement = { row: null, skipped: [] };

/** What JSON carries of an object; typed by who made it. */
const plain = (row: object) => JSON.parse(JSON.stringify(row));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const skippedIn = (answer: unknown): string[] => {
  const skipped: unknown = isObject(answer) ? Reflect.get(answer, 'skipped') : null;
  return Array.isArray(skipped) ? skipped.map(String) : [];
};

async function send(client: Client, request: CommandRequest, id: string): Promise<Acknowledgement> {
  if (request.verb === 'call') {
    const { name, args } = request;
    return {
      row: null,
      skipped: skippedIn(unwrap(await client.rpc(name, plain(args)).setHeader('x-change-id', id))),
    };
  }
  const table = client.from(request.table);
  switch (request.verb) {
    case 'insert': {
      const row: unknown = unwrap(
        await table
          .insert(plain(request.row))
          .setHeader('x-change-id', id)
          .select(request.returned.join(', '))
          .single(),
      );
      return { ...DONE, row: isObject(row) ? row : null };
    }
    case 'update': {
      let changed = table.update(plain(request.columns)).setHeader('x-change-id', id).match(request.key);
      for (const [name, value] of Object.entries(request.seen))
        changed = value === null ? changed.is(name, null) : changed.eq(name, value);
      unwrap(await changed.select(columnsOf(request.key)).single());
      return DONE;
    }
    case 'delete': {
      const removed = table.delete().setHeader('x-change-id', id);
      unwrap(await removed.match(request.key).select(columnsOf(request.key)).single());
      return DONE;
    }
  }
}

const columnsOf = (key: RowKey): string => Object.keys(key).join(', ');

async function exists(
  client: Client,
  { table, key }: Extract<CommandRequest, { verb: 'delete' }>,
): Promise<boolean> {
  return unwrap(await client.from(table).select(columnsOf(key)).match(key).maybeSingle()) !== null;
}

/** Whether what a command adds was added before, and deleted since. */
async function wasDeleted(client: Client, command: TripCommand): Promise<boolean> {
  const row = addedRow(command);
  if (!row) return false;
  const { table: source, id } = row;
  return (
    unwrap(await client.rpc('was_deleted', { trip_id: command.tripId, source, id }, { get: true })) === true
  );
}

/**
 * Sends a command. One that has arrived before is acknowledged as if it had not: its answer was lost. Of one that may have,
 * since it was tried before, what it adds does not come back where it was deleted meanwhile.
 *
 * @throws AppError `deleted_since` when what it adds was added at an earlier try, and deleted since
 * @throws AppError `no_row` when there is no such row, `forbidden` when its author may not change it
 * @throws ConflictError when somebody else has written the columns of a patch since its author saw them
 */
export async function sendCommand(command: TripCommand, mayHaveArrived = false): Promise<Acknowledgement> {
  const client = await loadClient();
  const request = commandRequest(command);
  try {
    if (mayHaveArrived && (await wasDeleted(client, command))) throw new AppError('deleted_since');
    return await send(client, request, command.id);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (request.verb === 'insert' && error.key === 'already_exists') return DONE;
    if (request.verb === 'delete' && error.key === 'no_row') {
      if (await exists(client, request)) throw new AppError('forbidden');
      return DONE;
    }
    if (isPatch(command) && CONFLICTS.has(error.key)) return await sendRest(client, command, error);
    throw error;
  }
}

/** Whether the server answers a read of a trip, though it fails at a command on it. */
export async function answersReads(tripId: string): Promise<boolean> {
  try {
    const client = await loadClient();
    const { error } = await client.from('trips').select('id').eq('id', tripId).limit(1);
    return error === null;
  } catch {
    return false;
  }
}

/** Keys with which a patch is refused whose row has changed. */
const CONFLICTS = new Set(['trip_changed', 'no_row']);

/** Sends what of a refused patch is in no conflict; the rest is for its author to decide. */
async function sendRest(client: Client, patch: AnyPatch, refusal: AppError): Promise<Acknowledgement> {
  const { rest, theirs } = await splitPatch(client, patch);
  // The row is there, and as its author saw it: the rules of the table hid it from the update.
  if (rest && !theirs && refusal.key === 'no_row') throw new AppError('forbidden');
  if (rest) await send(client, commandRequest(rest), rest.id);
  if (theirs) throw new ConflictError(theirs);
  return DONE;
}
