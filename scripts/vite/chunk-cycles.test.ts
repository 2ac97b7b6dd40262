import { expect, it } from 'vitest';
import { findCycle } from './chunk-cycles.ts';

const chunks = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([fileName, imported]) => ({ fileName, imports: imported }));

it('lets a build pass in which files share others', () => {
  expect(
    findCycle(chunks({ entry: ['shell', 'app'], app: ['shell', 'rules'], rules: [], shell: [] })),
  ).toBeNull();
});

it('finds a circle, wherever the walk begins', () => {
  const found = findCycle(chunks({ entry: ['app'], app: ['rules'], rules: ['cache'], cache: ['app'] }));
  expect(found).toEqual(['app', 'rules', 'cache', 'app']);
});

it('finds a file that imports itself', () => {
  expect(findCycle(chunks({ entry: ['entry'] }))).toEqual(['entry', 'entry']);
});

it('does not mind an import from outside the build', () => {
  expect(findCycle(chunks({ entry: ['https://maps.test/loader.js'] }))).toBeNull();
});
