import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStaticFiles } from './static-files.ts';

it.each(['index.html', 'a.css', 'a.js', 'a.json', 'a.svg', 'a.txt', 'a.xml'])(
  'says in which characters %s is written',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'escale-site-'));
    try {
      for (const file of new Set(['index.html', name])) writeFileSync(join(folder, file), '');
      const answer = readStaticFiles(folder).answer(`/${name}`, new Headers());
      expect(answer?.headers.get('content-type')).toMatch(/; charset=utf-8$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
