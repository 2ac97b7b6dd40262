/**
 * The file of a backup: compressed lines. The first says what it is; then, for each table, `#table` and a line of JSON for each
 * row; the last, `#end`, has how many rows each table has and what they add up to, so that a file which was cut short or
 * altered is found out before anything is written.
 */
import { hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** What this release writes and reads; in the first, sums depended on the order of the rows. */
export const BACKUP_FORMAT = 2;

/** The file can't be used as it is. The message says why and names the file. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const tableSchema = z.object({ name: z.string(), columns: z.string() });
const headerSchema = z.object({
  escale: z.number().int(),
  /** The release that made it. */
  version: z.string(),
  /** When, ISO. */
  made: z.iso.datetime(),
  /** The versions of the migrations that its database had. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** The files of the data folder by name, where they were asked for. */
  secrets: z.record(z.string(), z.string()).optional(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const sumSchema = z.object({ rows: z.number().int(), sum: z.string() });
const endSchema = z.object({
  tables: z.record(z.string(), sumSchema),
  /** The last value of each sequence, as text. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupEnd = z.infer<typeof endSchema>;
export type TableSum = z.infer<typeof sumSchema>;

/**
 * Adds up the rows of one table: their SHA-256 modulo 2^256, so that the order does not count. Where a table's rows lie changes with
 * every update and vacuum [PLUS-26].
 */
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

/** Rows of one table that follow each other. */
export interface Rows {
  table: string;
  rows: readonly string[];
}

/** A database as a stream: its header, its rows, its end. */
export interface BackupStream {
  header: BackupHeader;
  /** Tables one after the other, in the header's order; each at least once. */
  rows: AsyncIterable<Rows>;
  /** Known once `rows` has ended. */
  end: () => BackupEnd;
}

/** Writes a backup beside its place, then there: nobody finds half of one. Throws BackupError when the file is there already. */
export async function writeBackupFile(file: string, stream: BackupStream): Promise<BackupEnd> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const draft = `${file}.${process.pid}.part`;
  try {
    await pipeline(
      Readable.from(linesOf(stream)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return stream.end();
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

/** What the file says of itself. Throws BackupError. */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  for await (const line of textLines(file)) return parseHeader(file, line);
  throw new BackupError(`${file} is empty.`);
}

/**
 * Reads a backup from beginning to end and compares it with its sums while it does.
 *
 * @returns its end, in the last place
 * @throws BackupError where it is none, is damaged or is of a newer release
 */
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

/** Reads all of it and throws what is wrong with it. */
export async function checkBackupFile(file: string): Promise<BackupEnd> {
  const rows = readBackupRows(file);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
  }
}

function parseHeader(file: string, line: string): BackupHeader {
  const parsed = headerSchema.safeParse(parseJson(line));
  if (!parsed.success) throw new BackupError(`${file} is no backup of Escale.`);
  const { escale, version } = parsed.data;
  if (escale !== BACKUP_FORMAT) {
    const age = escale > BACKUP_FORMAT ? 'is newer than this one' : 'wrote another form';
    throw new BackupError(`${file} was made by release ${version}, which ${age}.`);
  }
  return parsed.data;
}

function checkedEnd(file: string, text: string, sums: ReadonlyMap<string, RowSum>): BackupEnd {
  const parsed = endSchema.safeParse(parseJson(text));
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
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new BackupError(`${file} does not exist.`);
  if (code === 'Z_DATA_ERROR') return new BackupError(`${file} is no backup of Escale, or is damaged.`);
  return code === 'Z_BUF_ERROR' ? damaged(file, 'it ends too early') : error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
