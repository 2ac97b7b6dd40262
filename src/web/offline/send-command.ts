import { AppError, toAppError, unwrap } from '#db/app-error.ts';
import { costKindOfTable } from '#domain/items.ts';
import { fieldOf, isObject, listOf } from '#domain/json.ts';
import type { BatchCommand, RestoreCommand, TripCommand } from '#domain/trip-commands/command.ts';
import {
  type AnyPatch,
  addedRow,
  type CommandRequest,
  commandRequest,
  type RowKey,
} from '#domain/trip-commands/request.ts';
import { type Client, loadClient } from '#web/data/supabase-client.ts';
import { ConflictError, isPatch, splitPatch } from './patch-conflict.ts';

export interface Acknowledgement {
  /** The row as stored; null: not answered. */
  row: object | null;
  /** Ids left alone by a lenient change: others have changed them, or their copy is gone. */
  skipped: readonly string[];
  /** Items and expenses that a batch has restored, with all columns but the time of their last change. */
  restored?: BatchCommand['rows'];
}

const DONE: Acknowledgement = { row: null, skipped: [] };

const plain = (row: object) => JSON.parse(JSON.stringify(row));

const isCost = (row: object): row is BatchCommand['rows'][number] => Boolean(fieldOf(row, 'kind'));

function outcomeIn(answer: unknown): Acknowledgement {
  const kindOf = (row: unknown) => costKindOfTable(String(fieldOf(row, 'table')));
  const restored = listOf(fieldOf(answer, 'restored')).map((row) =>
    Object.assign({}, row, { kind: kindOf(row) }),
  );
  const skipped = listOf(fieldOf(answer, 'skipped')).map(String);
  return { row: null, skipped, ...(restored.length > 0 && { restored: restored.filter(isCost) }) };
}

async function send(client: Client, request: CommandRequest, id: string): Promise<Acknowledgement> {
  if (request.verb === 'call') {
    const { name, args } = request;
    return outcomeIn(unwrap(await client.rpc(name, plain(args)).setHeader('x-change-id', id)));
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

/** Whether the row was added before, and deleted since. */
async function wasDeleted(client: Client, command: TripCommand): Promise<boolean> {
  const row = addedRow(command);
  if (!row) return false;
  const { table: source, id } = row;
  return (
    unwrap(await client.rpc('was_deleted', { trip_id: command.tripId, source, id }, { get: true })) === true
  );
}

/**
 * Is idempotent; what may have arrived is not brought back after a deletion. @throws AppError `deleted_since`, `no_row`, `forbidden`
 * @throws ConflictError when others have written the patch's columns
 */
export async function sendCommand(command: TripCommand, mayHaveArrived = false): Promise<Acknowledgement> {
  const client = await loadClient();
  const request = commandRequest(command);
  try {
    if (mayHaveArrived && (await wasDeleted(client, command))) throw new AppError('deleted_since');
    const sent = await send(client, request, command.id);
    if (command.type === 'restore' && sent.skipped.includes(command.row.id))
      return await addAgain(client, command);
    return sent;
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

/** Adds a row of which there is no copy: it was deleted before there were any, or long ago. */
async function addAgain(client: Client, command: RestoreCommand): Promise<Acknowledgement> {
  try {
    return await send(client, commandRequest({ ...command, type: 'add' }), command.id);
  } catch (thrown) {
    // Who has left the trip has nothing to do in it: a copy comes back without them, too.
    if (command.entity !== 'task' || toAppError(thrown).key !== 'assignee_not_member') throw thrown;
    const row = { ...command.row, assigned_to: null };
    return await send(client, commandRequest({ ...command, type: 'add', row }), command.id);
  }
}

/** Whether the trip can be read: the server then fails at the command alone. */
export async function answersReads(tripId: string): Promise<boolean> {
  try {
    const client = await loadClient();
    const { error } = await client.from('trips').select('id').eq('id', tripId).limit(1);
    return error === null;
  } catch {
    return false;
  }
}

const CONFLICTS = new Set(['trip_changed', 'no_row']);

/** Sends the part without conflict; the rest is for the author. */
async function sendRest(client: Client, patch: AnyPatch, refusal: AppError): Promise<Acknowledgement> {
  const { rest, theirs } = await splitPatch(client, patch);
  // The row is as its author saw it: a policy hid it from the update.
  if (rest && !theirs && refusal.key === 'no_row') throw new AppError('forbidden');
  if (rest) await send(client, commandRequest(rest), rest.id);
  if (theirs) throw new ConflictError(theirs);
  return DONE;
}
