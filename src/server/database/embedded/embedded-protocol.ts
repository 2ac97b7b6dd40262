/**
 * Messages between the server's thread and the thread of the embedded database. Calls are answered in order.
 *
 * Values cross as the worker has parsed them, but for JSON, which crosses as text: copying a text costs less than copying the
 * objects that it stands for.
 */
import { parseJson } from '../wire-types.ts';

export type WorkerOptions = {
  folder: string;
  /** PostgreSQL, compiled once for all workers of the process. */
  program: WebAssembly.Module;
};

export type Call =
  | { kind: 'open' }
  | { kind: 'statement'; statement: string; parameters: readonly unknown[] }
  /** Several statements, without parameters. */
  | { kind: 'script'; statements: string }
  | { kind: 'close' };

export type Rows = {
  names: string[];
  /** Which of the columns are JSON. */
  json: number[];
  values: unknown[][];
  affected: number | undefined;
};

/** An error without its class, which does not cross. */
export type Failure = { name: string; message: string; fields: Record<string, unknown> };

export type Answer = { rows?: Rows; failure?: Failure };

/** Parameters as they may cross: objects as the text that they become anyway. */
export function toParameters(values: readonly unknown[]): unknown[] {
  return values.map((value) => (isObject(value) ? JSON.stringify(value) : value));
}

function isObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return !(Array.isArray(value) || value instanceof Date || ArrayBuffer.isView(value));
}

/** The rows as objects. */
export function toObjects({ names, json, values }: Rows): Record<string, unknown>[] {
  return values.map((row) => {
    for (const column of json) row[column] = parseNullable(row[column]);
    return Object.fromEntries(names.map((name, column) => [name, row[column]]));
  });
}

function parseNullable(text: unknown): unknown {
  return typeof text === 'string' ? parseJson(text) : text;
}

/** Fields of PostgreSQL's errors that are passed on. */
const FIELDS = ['code', 'severity', 'detail', 'hint', 'where', 'schema', 'table', 'column', 'constraint'];

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} };
  const fields = FIELDS.map((name) => [name, Reflect.get(error, name)]).filter(
    ([, value]) => typeof value === 'string',
  );
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) };
}

/** The error, rebuilt on the calling side. */
export function toError({ name, message, fields }: Failure): Error {
  const Made = name === 'RangeError' ? RangeError : name === 'URIError' ? URIError : Error;
  return Object.assign(new Made(message), fields);
}
