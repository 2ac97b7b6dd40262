/** A row of an event: its key, and all of its columns or those that changed. */
export type RemoteRow = Readonly<Record<string, unknown>>;

/** A change of the database, as a channel delivers it (docs/realtime.md). */
export interface RemoteEvent {
  table: string;
  operation: 'INSERT' | 'UPDATE' | 'DELETE';
  rows: readonly RemoteRow[];
  /** False: rows have their keys alone, or there are none: they have to be read. */
  complete: boolean;
  /** Id of who wrote; null: the server. */
  by: string | null;
  /** The id that the writer gave the write. */
  change: string | null;
}

/** A topic that is no longer this person's. */
export interface Revocation {
  /** Null: every topic. */
  topic: string | null;
  reason: string;
  by: string | null;
  change: string | null;
}

const isRow = (value: unknown): value is RemoteRow => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function operationOf(value: unknown): RemoteEvent['operation'] | null {
  return value === 'INSERT' || value === 'UPDATE' || value === 'DELETE' ? value : null;
}

/** Reads what a broadcast of the database carries; null for anything else. */
export function readRemoteEvent(payload: unknown): RemoteEvent | null {
  if (!isRow(payload)) return null;
  const table = textOf(payload.table);
  const operation = operationOf(payload.operation);
  if (table === null || operation === null) return null;
  return {
    table,
    operation,
    rows: Array.isArray(payload.rows) ? payload.rows.filter(isRow) : [],
    complete: payload.complete === true,
    by: textOf(payload.by),
    change: textOf(payload.change),
  };
}

/** Reads what a `revoked` carries; null for anything else. */
export function readRevocation(payload: unknown): Revocation | null {
  const reason = isRow(payload) ? textOf(payload.reason) : null;
  if (!isRow(payload) || reason === null) return null;
  return { topic: textOf(payload.topic), reason, by: textOf(payload.by), change: textOf(payload.change) };
}

/** The columns of a row that are among those asked for. */
export function pick(row: RemoteRow, columns: readonly string[]): RemoteRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}
