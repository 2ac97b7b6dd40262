import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BACKUP_FORMAT, checkBackupFile, RowSum, readBackupHeader, writeBackupFile } from './backup-file.ts';

let folder: string;
let sound: Buffer;
const at = (name: string) => join(folder, name);

async function* rowsOfTrips() {
  yield { table: 'public.trips', rows: ['["Lisbonne"]', '["L’été à « Faro »\\n"]'] };
  yield { table: 'public.trip_meals', rows: ['["Ramiro"]'] };
}

function endOfTrips() {
  const sums = { 'public.trips': new RowSum(), 'public.trip_meals': new RowSum() };
  for (const row of ['["Lisbonne"]', '["L’été à « Faro »\\n"]']) sums['public.trips'].add(row);
  sums['public.trip_meals'].add('["Ramiro"]');
  const tables = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum.result()]));
  return { tables, sequences: {} };
}

const header = {
  escale: BACKUP_FORMAT,
  version: '1.0.0',
  made: '2026-11-25T00:00:00Z',
  migrations: ['20261122000100'],
  tables: [
    { name: 'public.trips', columns: 'title' },
    { name: 'public.trip_meals', columns: 'title' },
  ],
};
const write = (name: string) => writeBackupFile(at(name), { header, rows: rowsOfTrips(), end: endOfTrips });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'escale-backup-file-'));
  await write('sound');
  sound = readFileSync(at('sound'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('[PLUS-16] the file of a backup', () => {
  it('is read as it was written, and is written over nothing', async () => {
    expect(await checkBackupFile(at('sound'))).toEqual(endOfTrips());
    expect(await readBackupHeader(at('sound'))).toMatchObject({ version: '1.0.0' });
    await expect(write('sound')).rejects.toThrow('exists already');
    expect(readFileSync(at('sound'))).toEqual(sound);
  });

  const repack = (change: (text: string) => string) => gzipSync(change(gunzipSync(sound).toString()));
  it.each<[name: string, bytes: () => Buffer | string, message: string]>([
    ['cut short', () => sound.subarray(0, sound.length / 2), 'ends too early'],
    ['without its end', () => repack((text) => text.slice(0, text.indexOf('#end'))), 'ends too early'],
    ['altered', () => repack((text) => text.replace('Ramiro', 'Ramira')), 'is not as it was written'],
    ['short of a row', () => repack((text) => text.replace('["Ramiro"]\n', '')), 'is not as it was written'],
    ['with an end that is none', () => repack((text) => text.replace(/#end .*/, '#end {')), 'can’t be read'],
    [
      'of an earlier form',
      () => repack((text) => text.replace(`"escale":${BACKUP_FORMAT}`, '"escale":1')),
      'wrote another form',
    ],
    [
      'of a newer release',
      () => repack((text) => text.replace(`"escale":${BACKUP_FORMAT}`, `"escale":${BACKUP_FORMAT + 1}`)),
      'newer than this one',
    ],
    ['of something else', () => 'hello', 'is no backup of Escale'],
    ['compressed, of something else', () => gzipSync('hello\n'), 'is no backup of Escale'],
  ])('that is %s is found out', async (name, bytes, message) => {
    writeFileSync(at(name), bytes());
    await expect(checkBackupFile(at(name))).rejects.toThrow(message);
  });

  it('that is not there is named', async () => {
    await expect(checkBackupFile(at('missing'))).rejects.toThrow(`${at('missing')} does not exist.`);
  });
});

it('[PLUS-26] the rows of a table add up to the same in any order, and to something else with any other row', () => {
  const sumOf = (...rows: string[]) => {
    const sum = new RowSum();
    for (const row of rows) sum.add(row);
    return sum.result();
  };
  expect(sumOf('a', 'b', 'b')).toEqual(sumOf('b', 'a', 'b'));
  expect(sumOf('a', 'b').sum).toMatch(/^[0-9a-f]{64}$/);
  const sums = [sumOf(), sumOf('a'), sumOf('a', 'a'), sumOf('a', 'b'), sumOf('b', 'b'), sumOf('ab')];
  expect(new Set(sums.map(({ sum }) => sum)).size).toBe(sums.length);
});

it('[PLUS-16] a backup that is broken off leaves nothing, and ends what it reads', async () => {
  const end = new AbortController();
  const isEnded = vi.fn();
  async function* endlessRows() {
    try {
      for (let row = 0; ; row += 1) {
        if (row === 1000) end.abort();
        yield { table: 'public.trips', rows: [`["${row}"]`] };
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      isEnded();
    }
  }
  const stream = { header, rows: endlessRows(), end: endOfTrips };
  await expect(writeBackupFile(at('broken-off'), stream, end.signal)).rejects.toThrow('aborted');
  expect(readdirSync(folder).filter((name) => name.startsWith('broken-off'))).toEqual([]);
  expect(isEnded).toHaveBeenCalledOnce();
  await expect(checkBackupFile(at('sound'), end.signal)).rejects.toThrow('aborted');
});
