import { expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';

const IMPORTS: Record<string, string> = {
  '/src/web/app/main.tsx': 'shell',
  '/src/web/routes/public/blog.tsx': 'text cover posts',
  '/src/web/routes/public/auth.tsx': 'text form session',
  '/src/web/routes/public/contact.tsx': 'form',
  '/src/web/routes/trip.tsx': 'cover session trip day',
  '/src/web/routes/dashboard.tsx': 'trip list failure',
  '/src/web/app/signed-in.ts': 'menu',
  '/src/web/routes/admin-pages.tsx': 'table trip failure',
  form: '/node_modules/react-hook-form/dist/index.esm.mjs',
  session: '/node_modules/@tanstack/query/index.js',
};

const importsOf = (id: string) => IMPORTS[id]?.split(' ') ?? [];
const importersOf = (id: string) => Object.keys(IMPORTS).filter((user) => importsOf(user).includes(id));
const getModuleInfo = (id: string) => ({ importedIds: importsOf(id), importers: importersOf(id) });

it.each([
  ['shell', 'application', 'the entry needs it'],
  ['text', 'public', 'several public pages need it'],
  ['cover', 'application', 'a public page and the trip need it'],
  ['posts', undefined, 'one page needs it'],
  ['form', undefined, 'no other page is to load its package'],
  ['session', undefined, 'no other public page is to load its package'],
  ['trip', 'travel', 'the trip and the dashboard need it'],
  ['menu', 'travel', 'it stands around both'],
  ['day', 'trip', 'the trip alone needs it'],
  ['list', 'dashboard', 'the dashboard alone needs it'],
  ['failure', 'travel', 'what is opened later needs it too'],
  ['table', undefined, 'neither public pages nor the trip need it'],
])('%s goes to %s: %s', (name, expected, _why) => {
  expect(chunkOf(name, { getModuleInfo })).toBe(expected);
});
