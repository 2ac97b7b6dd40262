import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { removeBrokenOffAnswers } from './backup-answer.ts';

it('[PLUS-16] halves of backups that killed processes left go from the data folder, and nothing else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escale-answers-'));
  const make = (path: string) => {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), '');
  };
  for (const path of ['backup-aB3dE6/backup.4711.part', 'backup-Zz09aa/backup']) make(path);
  for (const path of ['backups/backup', 'backup-monday/notes.txt', 'backup-2026', 'database/PG_VERSION'])
    make(path);
  mkdirSync(join(dataDir, 'backup-aaaaaa'));
  removeBrokenOffAnswers(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['backup-2026', 'backup-monday', 'backups', 'database']);
  rmSync(dataDir, { recursive: true });
});
