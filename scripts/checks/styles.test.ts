import { expect, it } from 'vitest';
import { borrowedStyles, globalStyles, strayClasses } from './styles.ts';

it.each([
  ['styles/tokens.css', ':root { --ink: black; }', []],
  ['costs.css', '.total { margin: 0.5em; }', ['src/web/ui/costs.css: is no module']],
  ['map.module.css', '/* .old */ .map:global(.maplibregl-map), .map > :global(.num) { inset: 0; }', []],
  [
    'map.module.css',
    '@media (width < 9.5em) { .map > :global(.card) { inset: 0; } }',
    ['src/web/ui/map.module.css: .card is global: make it a class of a module'],
  ],
  [
    'styles/reset.css',
    '.lucide, .card { margin: 0; }',
    ['src/web/ui/styles/reset.css: .card is global: make it a class of a module'],
  ],
])('a sheet is a module that names no class for every page: %s %s', (name, text, problems) => {
  expect(globalStyles([{ path: `src/web/ui/${name}`, text }])).toEqual(problems);
});

const css = {
  path: 'src/web/ui/tabs.module.css',
  text: '@layer ui { .tabs > .tab:hover { margin: 1.5px; } }',
};

it.each([
  ['./tabs.module.css', 'clsx(styles.tabs, isOpen && styles.tab)', []],
  ['#web/ui/tabs.module.css', '[styles.tabs, styles.tab]', []],
  [
    './tabs.module.css',
    '[styles.tabs, styles.tab, styles.panel]',
    ['src/web/ui/tabs.tsx: src/web/ui/tabs.module.css has no .panel'],
  ],
  ['./tabs.module.css', 'styles.tabs', ['src/web/ui/tabs.module.css: nothing reads .tab']],
])('each class of a module is there and read: %s %s', (source, text, problems) => {
  const code = [{ path: 'src/web/ui/tabs.tsx', text: `import styles from '${source}';\n${text}` }];
  expect(strayClasses(code, [css])).toEqual(problems);
});

it.each([
  ['./tabs.module.css', []],
  [
    '../tabs.module.css',
    ["src/web/ui/tabs.tsx: ../tabs.module.css is another folder's: make what both show a component"],
  ],
  [
    './own/tabs.module.css',
    ["src/web/ui/tabs.tsx: ./own/tabs.module.css is another folder's: make what both show a component"],
  ],
  [
    '#web/ui/tabs.module.css',
    ["src/web/ui/tabs.tsx: #web/ui/tabs.module.css is another folder's: make what both show a component"],
  ],
])('a sheet is read in its own folder: %s', (source, problems) => {
  const imports = [`import styles from '${source}';`, `import '${source}';`];
  for (const text of imports)
    expect(borrowedStyles([{ path: 'src/web/ui/tabs.tsx', text }])).toEqual(problems);
});
