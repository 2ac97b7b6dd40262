import { describe, expect, it } from 'vitest';
import { globalStyles, strayClasses } from './styles.ts';

const file = (path: string, text: string) => ({ path, text });

describe('a sheet', () => {
  it('is a module, unless it is one of the named global ones', () => {
    expect(globalStyles([file('src/web/ui/styles/tokens.css', ':root { --ink: black; }')])).toEqual([]);
    expect(globalStyles([file('src/web/features/costs/costs.css', '.total { margin: 0.5em; }')])).toEqual([
      'src/web/features/costs/costs.css: is no module: name it costs.module.css',
    ]);
  });

  it('names no class for every page', () => {
    const module = (text: string) => globalStyles([file('src/web/ui/map.module.css', text)]);
    expect(module('/* .old */ .map:global(.maplibregl-map), .map > :global(.num) { inset: 0; }')).toEqual([]);
    expect(module('@media (width < 9.5em) { .map > :global(.card) { inset: 0; } }')).toEqual([
      'src/web/ui/map.module.css: .card is global: make it a class of a module',
    ]);
    expect(globalStyles([file('src/web/ui/styles/reset.css', '.lucide, .card { margin: 0; }')])).toEqual([
      'src/web/ui/styles/reset.css: .card is global: make it a class of a module',
    ]);
  });
});

describe('a class of a module', () => {
  const styles = [file('src/web/ui/tabs.module.css', '@layer ui { .tabs > .tab:hover { margin: 1.5px; } }')];
  const reads = (text: string, source = './tabs.module.css') =>
    strayClasses([file('src/web/ui/tabs.tsx', `import styles from '${source}';\n${text}`)], styles);

  it('is there when a component reads it', () => {
    expect(reads('const look = clsx(styles.tabs, isOpen && styles.tab);')).toEqual([]);
    expect(reads('[styles.tabs, styles.tab, styles.panel]')).toEqual([
      'src/web/ui/tabs.tsx:2: ./tabs.module.css has no .panel',
    ]);
    expect(reads('[styles.tabs, styles.tab]', '#web/ui/tabs.module.css')).toEqual([]);
  });

  it('is read by some component', () => {
    expect(reads('const look = styles.tabs;')).toEqual(['src/web/ui/tabs.module.css: nothing reads .tab']);
  });
});
