import { describe, expect, it } from 'vitest';
import { isOfAdministration, strayModules } from './administration.ts';

const PAGE = '/src/web/routes/admin-users.tsx';
const MODEL = '/src/web/features/admin/users/user-name.ts';
const entry = {
  fileName: 'main.js',
  facade: '/src/web/app/main.tsx',
  isEntry: true,
  modules: ['/src/web/app/main.tsx'],
  loads: ['parts.js', 'users.js'],
};
const parts = {
  fileName: 'parts.js',
  facade: null,
  isEntry: false,
  modules: ['/src/web/ui/button.tsx'],
  loads: [],
};
const users = {
  fileName: 'users.js',
  facade: PAGE,
  isEntry: false,
  modules: [PAGE, MODEL],
  loads: ['parts.js'],
};

describe('[ADMIN-1] a build', () => {
  it('passes when all of the administration is behind its doors', () => {
    const list = { fileName: 'list.js', facade: null, isEntry: false, modules: [MODEL], loads: [] };
    expect(strayModules([entry, parts, { ...users, modules: [PAGE], loads: ['list.js'] }, list])).toEqual([]);
  });

  it('fails when any of it is in a file that others load', () => {
    expect(strayModules([entry, { ...parts, modules: [MODEL] }, users])).toEqual([`parts.js: ${MODEL}`]);
    expect(strayModules([{ ...entry, modules: [PAGE] }, parts])).toEqual([`main.js: ${PAGE}`]);
  });

  it.each([
    ['/x/src/web/features/admin/lists.css', true],
    ['/x/src/web/routes/admin.tsx', true],
    ['/x/src/web/features/shell/components/admin-layout.tsx', true],
    ['/x/src/i18n/locales/fr/admin/frame.ts', true],
    ['/x/src/web/app/admin-routes.tsx', false],
    ['/x/src/web/features/shell/components/header.tsx', false],
  ])('%s: %s', (module, expected) => {
    expect(isOfAdministration(module)).toBe(expected);
  });
});
