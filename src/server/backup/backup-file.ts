/**
 * A backup's file: compressed lines. A header, for each table `#table` and a line of JSON a row, then `#end` with counts and sums, so that
 * a truncated or altered file is refused before anything is written.
 */

import { hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { parsedJson } from '#domain/json.ts';
import { codeOf, fileErrorText, OperatorError } from '../operations/operator-error.ts';

/** Version of the file; in format 1, sums depended on the order of rows. */
export const BACKUP_FORMAT = 2;

/** Suffix of one that is being written, or was when its process was killed. */
export const PART = '.part';

/** Failure of a backup, whose message has the file and the reason. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}

const tableSchema = z.object({ name: z.string(), columns: z.string() });
const headerSchema = z.object({
  escale: z.number().int(),
  version: z.string(),
  made: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  secrets: z.record(z.string(), z.string()).optional(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const sumSchema = z.object({ rows: z.number().int(), sum: z.string() });
const endSchema = z.object({
  tables: z.record(z.string(), sumSchema),
  sequences: z.record(z.string(), z.string()),
});
export type BackupEnd = z.infer<typeof endSchema>;
export type TableSum = z.infer<typeof sumSchema>;

/** SHA-256 of rows added modulo 2^256: their physical order changes with every update and vacuum [PLUS-26]. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.#rows += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash('sha256', row)}`));
  }

  result(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') };
  }
}

export interface Rows {
  table: string;
  rows: readonly string[];
}

export interface BackupStream {
  header: BackupHeader;
  /** Rows in the header's order; each table comes at least once. */
  rows: AsyncIterable<Rows>;
  end: () => BackupEnd;
}

/** Writes beside its place, then renames: never half of one. Throws BackupError when the file exists, and the reason of `signal`. */
export async function writeBackupFile(
  file: string,
  stream: BackupStream,
  signal?: AbortSignal,
): Promise<BackupEnd> {
  const lines = Readable.from(linesOf(stream), signal && { signal });
  await storeBackupFile(file, lines, createGzip());
  return stream.end();
}

/** The same for bytes that another process made. */
export async function storeBackupFile(file: string, bytes: Readable, ...through: Transform[]): Promise<void> {
  refuseExisting(file);
  const draft = `${file}.${process.pid}${PART}`;
  try {
    await pipeline([bytes, ...through, createWriteStream(draft, { mode: 0o600, flush: true })]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const text = fileErrorText(error, codeOf(error) === 'ENOENT' ? dirname(file) : file);
    throw text === undefined ? error : new BackupError(text);
  }
}

export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
}

async function* linesOf({ header, rows, end }: BackupStream): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  let current: string | undefined;
  for await (const { table, rows: some } of rows) {
    if (table !== current) yield `#table ${table}\n`;
    current = table;
    if (some.length > 0) yield `${some.join('\n')}\n`;
  }
  yield `#end ${JSON.stringify(end())}\n`;
}

/** Throws BackupError. */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  for await (const line of textLines(file)) return parseHeader(file, line);
  throw new BackupError(`${file} is empty.`);
}

/** Checks the sums while reading; the end comes last. @throws BackupError when it is none, damaged, or of a newer release */
export async function* readBackupRows(file: string): AsyncGenerator<Rows, BackupEnd> {
  const sums = new Map<string, RowSum>();
  let header: BackupHeader | undefined;
  let table = '';
  let batch: string[] = [];
  let size = 0;
  for await (const line of textLines(file)) {
    if (!header) {
      header = parseHeader(file, line);
      continue;
    }
    if (line.startsWith('#')) {
      if (batch.length > 0) yield { table, rows: batch };
      batch = [];
      size = 0;
      if (line.startsWith('#end ')) return checkedEnd(file, line.slice(5), sums);
      table = line.slice('#table '.length);
      sums.set(table, new RowSum());
      yield { table, rows: [] };
      continue;
    }
    sums.get(table)?.add(line);
    batch.push(line);
    size += line.length;
    if (batch.length < 500 && size < 1_000_000) continue;
    yield { table, rows: batch };
    batch = [];
    size = 0;
  }
  throw damaged(file, 'it ends too early');
}

/** Throws BackupError. */
export async function checkBackupFile(file: string, signal?: AbortSignal): Promise<BackupEnd> {
  const rows = readBackupRows(file);
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = await rows.next();
    if (done) return value;
  }
}

function parseHeader(file: string, line: string): BackupHeader {
  const parsed = headerSchema.safeParse(parsedJson(line));
  if (!parsed.success) throw new BackupError(`${file} is no backup of Escale.`);
  const { escale, version } = parsed.data;
  if (escale !== BACKUP_FORMAT) {
    const age = escale > BACKUP_FORMAT ? 'is newer than this one' : 'wrote another form';
    throw new BackupError(`${file} was made by release ${version}, which ${age}.`);
  }
  return parsed.data;
}

function checkedEnd(file: string, text: string, sums: ReadonlyMap<string, RowSum>): BackupEnd {
  const parsed = endSchema.safeParse(parsedJson(text));
  if (!parsed.success) throw damaged(file, 'its last line can’t be read');
  for (const [table, sum] of sums) {
    const { rows, sum: total } = sum.result();
    const stated = parsed.data.tables[table];
    if (stated?.rows !== rows || stated.sum !== total)
      throw damaged(file, `${table} is not as it was written`);
  }
  return parsed.data;
}

const damaged = (file: string, why: string) =>
  new BackupError(`${file} is damaged: ${why}. Nothing was changed.`);

async function* textLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  source.pipe(text).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw readingError(file, error);
  } finally {
    source.destroy();
  }
}

function readingError(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT') return new BackupError(`${file} does not exist.`);
  if (code === 'Z_DATA_ERROR') return new BackupError(`${file} is no backup of Escale, or is damaged.`);
  if (code === 'Z_BUF_ERROR') return damaged(file, 'it ends too early');
  const text = fileErrorText(error, file);
  return text === undefined ? error : new BackupError(text);
}

const FILES = ['secrets.json', 'factor-key', 'vapid-key'] as const;

export function readSecretFiles(folder: string): Record<string, string> {
  const there = FILES.filter((name) => existsSync(join(folder, name)));
  return Object.fromEntries(there.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Writes files that are not there. Returns names whose content differs in the folder. */
export function writeSecretFiles(folder: string, secrets: Readonly<Record<string, string>>): string[] {
  const present = readSecretFiles(folder);
  const given = FILES.filter((name) => secrets[name] !== undefined);
  for (const name of given)
    if (present[name] === undefined)
      writeFileSync(join(folder, name), secrets[name] ?? '', { mode: 0o600, flag: 'wx' });
  return given.filter((name) => present[name] !== undefined && present[name] !== secrets[name]);
}
