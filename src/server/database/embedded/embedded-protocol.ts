/** Messages between the server's thread and the database's, answered in order. JSON crosses as text: cheaper to copy than objects. */
import { fieldOf } from '#domain/json.ts';
import { parseJson } from '../wire-types.ts';

export type WorkerOptions = {
  folder: string;
  program: WebAssembly.Module;
  /** Path of what a new folder is filled with; undefined: the folder has a database, or `initdb` makes one. */
  content?: string;
};

export type Call =
  | { kind: 'open' }
  | { kind: 'statement'; statement: string; parameters: readonly unknown[] }
  | { kind: 'script'; statements: string }
  | { kind: 'close' };

export type Rows = {
  names: string[];
  json: number[];
  values: unknown[][];
  affected: number | undefined;
};

/** An error as plain fields, since classes don't cross threads. */
export type Failure = { name: string; message: string; fields: Record<string, unknown> };

export type Answer = { rows?: Rows; failure?: Failure };

/** Replaces objects by the text that they become anyway. */
export function toParameters(values: readonly unknown[]): unknown[] {
  return values.map((value) => (isObject(value) ? JSON.stringify(value) : value));
}

function isObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return !(Array.isArray(value) || value instanceof Date || ArrayBuffer.isView(value));
}

export function toObjects({ names, json, values }: Rows): Record<string, unknown>[] {
  return values.map((row) => {
    for (const column of json) row[column] = parseNullable(row[column]);
    return Object.fromEntries(names.map((name, column) => [name, row[column]]));
  });
}

function parseNullable(text: unknown): unknown {
  return typeof text === 'string' ? parseJson(text) : text;
}

const FIELDS = ['code', 'severity', 'detail', 'hint', 'where', 'schema', 'table', 'column', 'constraint'];

/** WASI's numbers of errors: Emscripten's files throw objects that have nothing else. */
const FILE_ERRORS: Readonly<Record<number, string>> = { 2: 'EACCES', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) {
    const code = FILE_ERRORS[Number(fieldOf(error, 'errno'))];
    return { name: 'Error', message: code ?? String(error), fields: code ? { code } : {} };
  }
  const fields = FIELDS.map((name) => [name, fieldOf(error, name)]).filter(
    ([, value]) => typeof value === 'string',
  );
  return { name: error.name, message: error.message, fields: Object.fromEntries(fields) };
}

export function toError({ name, message, fields }: Failure): Error {
  const Made = name === 'RangeError' ? RangeError : name === 'URIError' ? URIError : Error;
  return Object.assign(new Made(message), fields);
}
