import { expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';

const IMPORTS: Record<string, readonly string[]> = {
  '/x/src/web/app/main.tsx': ['/x/src/shell.ts'],
  '/x/src/web/routes/public/blog.tsx': ['/x/src/text.ts', '/x/src/cover.ts', '/x/src/posts.ts'],
  '/x/src/web/routes/public/auth.tsx': ['/x/src/text.ts', '/x/src/form.ts', '/x/src/session.ts'],
  '/x/src/web/routes/public/contact.tsx': ['/x/src/form.ts'],
  '/x/src/web/routes/travel-pages.ts': ['/x/src/cover.ts', '/x/src/session.ts', '/x/src/trip.ts'],
  '/x/src/web/routes/admin.tsx': ['/x/src/table.ts', '/x/src/trip.ts'],
  '/x/src/form.ts': ['/x/node_modules/react-hook-form/dist/index.esm.mjs'],
  '/x/src/session.ts': ['/x/node_modules/@tanstack/react-query/index.js'],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    importers: Object.keys(IMPORTS).filter((user) => IMPORTS[user]?.includes(id)),
  }),
};

it.each([
  ['shell', 'common', 'the entry needs it'],
  ['text', 'common', 'several public pages need it'],
  ['cover', 'public', 'a public page and the trip need it'],
  ['posts', null, 'one page needs it'],
  ['form', null, 'no other page is to load its package'],
  ['session', 'public-data', 'the trip needs it, and no other public page is to load its package'],
  ['trip', 'travel', 'the trip needs it'],
  ['table', null, 'neither public pages nor the trip need it'],
])('%s goes to %s: %s', (name, expected, _why) => {
  expect(chunkOf(`/x/src/${name}.ts`, graph)).toBe(expected);
});
