/** The row's key, and all or the changed columns. */
import { isRecord } from '#domain/json.ts';
export type RemoteRow = Readonly<Record<string, unknown>>;

export interface RemoteEvent {
  table: string;
  operation: 'INSERT' | 'UPDATE' | 'DELETE';
  rows: readonly RemoteRow[];
  /** False: rows are incomplete and have to be read. */
  complete: boolean;
  /** Id of the author; null: the server. */
  by: string | null;
  change: string | null;
}

export interface Revocation {
  /** Topic of the end; null: every topic. */
  topic: string | null;
  reason: string;
  by: string | null;
  change: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function operationOf(value: unknown): RemoteEvent['operation'] | null {
  return value === 'INSERT' || value === 'UPDATE' || value === 'DELETE' ? value : null;
}

export function readRemoteEvent(payload: unknown): RemoteEvent | null {
  if (!isRecord(payload)) return null;
  const table = textOf(payload.table);
  const operation = operationOf(payload.operation);
  if (table === null || operation === null) return null;
  return {
    table,
    operation,
    rows: Array.isArray(payload.rows) ? payload.rows.filter(isRecord) : [],
    complete: payload.complete === true,
    by: textOf(payload.by),
    change: textOf(payload.change),
  };
}

export function readRevocation(payload: unknown): Revocation | null {
  const reason = isRecord(payload) ? textOf(payload.reason) : null;
  if (!isRecord(payload) || reason === null) return null;
  return { topic: textOf(payload.topic), reason, by: textOf(payload.by), change: textOf(payload.change) };
}

export function pick(row: RemoteRow, columns: readonly string[]): RemoteRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}
