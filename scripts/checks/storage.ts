import { at, nameOf, parseSource, type SourceFile, stringOf, walk } from './source.ts';

/** What a browser keeps beyond the page. */
const STORES = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);
const STORE_PACKAGES = new Set(['idb-keyval']);

/** The only files that read and write it: what they keep has an owner, and goes with them (`src/web/data/storage-keys.ts`). */
const KEEPERS = new Set([
  'src/web/data/browser-storage.ts',
  // Answers, for each person apart.
  'src/web/offline/query-persister.ts',
  // The language, the device's own.
  'src/i18n/i18n.ts',
]);

/** Finds uses of browser storage outside the registry of storage keys and their owners. */
export function strayStorage(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/(web|i18n)\//.test(path))
    .filter(({ path }) => !KEEPERS.has(path) && !path.includes('.test.'))
    .flatMap((file) => {
      const problems: string[] = [];
      walk(parseSource(file), (node) => {
        const name = node.type === 'Identifier' ? nameOf(node) : null;
        const isStore = name !== null && STORES.has(name);
        const isPackage = node.type === 'Literal' && STORE_PACKAGES.has(stringOf(node) ?? '');
        if (isStore || isPackage)
          problems.push(
            `${at(file, node)}: ${name ?? stringOf(node)}: read and write by browser-storage.ts, under a key of storage-keys.ts that says whose it is`,
          );
      });
      return problems;
    });
}
