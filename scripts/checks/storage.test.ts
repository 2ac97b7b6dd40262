import { expect, it } from 'vitest';
import { strayStorage } from './storage.ts';

const problemsOf = (path: string, text: string) => strayStorage([{ path, text }]);

it.each([
  "localStorage.setItem('draft', text);",
  "const stored = globalThis.sessionStorage.getItem('draft');",
  "const opening = indexedDB.open('drafts');",
  "import { get } from 'idb-keyval';",
  "await caches.open('drafts');",
])('finds %s, which nobody would know the owner of', (text) => {
  expect(problemsOf('src/web/features/trips/queries.ts', text)).toHaveLength(1);
});

it.each([
  ['src/web/data/browser-storage.ts', "localStorage.getItem('draft');"],
  ['src/web/offline/query-persister.ts', "import { get } from 'idb-keyval';"],
  ['src/web/session/theme.test.ts', 'localStorage.clear();'],
  ['src/web/session/theme.ts', "readText('local', storageKeys.theme); // localStorage"],
])('leaves %s alone', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});
