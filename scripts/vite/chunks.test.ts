import { expect, it } from 'vitest';
import { sharedChunk } from './chunks.ts';

const IMPORTS: Record<string, readonly string[]> = {
  '/x/src/one.ts': ['/x/node_modules/react/index.js', '/x/node_modules/clsx/clsx.js'],
  '/x/src/two.ts': ['/x/src/one.ts', '/x/node_modules/@tanstack/react-query/index.js'],
  '/x/src/three.ts': ['/x/src/two.ts', '/x/node_modules/@radix-ui/react-menu/index.js'],
  '/x/src/four.ts': ['/x/src/three.ts'],
  '/x/src/five.ts': ['/x/src/two.ts'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

it.each([
  ['/x/src/one.ts', 'common'],
  ['/x/src/two.ts', 'common-data'],
  ['/x/src/three.ts', 'common-controls'],
  ['/x/src/four.ts', 'common-controls'],
  ['/x/src/five.ts', 'common-data'],
  ['/x/node_modules/lucide-react/icons/x.mjs', 'common'],
])('%s, when it is shared, is in %s: never with packages that it does without', (id, expected) => {
  expect(sharedChunk(id, graph)).toBe(expected);
});
