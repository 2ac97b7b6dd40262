import { describe, expect, it } from 'vitest';
import { badNames, oddFeatureFiles, singleFileFolders, tooLong } from './structure.ts';

const file = (path: string, text = '') => ({ path, text });
const lines = (count: number) => 'x();\n'.repeat(count);

describe('lengths', () => {
  it('a file may have 300 lines, generated ones and lists of texts any number', () => {
    const files = [
      file('src/domain/a.ts', lines(300)),
      file('src/domain/b.ts', lines(301)),
      file('src/db/database.types.ts', lines(900)),
      file('src/i18n/locales/fr/trip.ts', lines(400)),
    ];
    expect(tooLong(files)).toEqual(['src/domain/b.ts: 301 lines; at most 300: split it by concept']);
  });

  it('a component may have 150 lines', () => {
    const component = (name: string, count: number) =>
      file('src/web/page.tsx', `export function ${name}() {\n${lines(count)}}\n`);
    expect(tooLong([component('Page', 148)])).toEqual([]);
    expect(tooLong([component('Page', 149)])).toEqual([
      'src/web/page.tsx:1: Page has 151 lines; at most 150: give parts a name',
    ]);
  });
});

describe('names', () => {
  it('are in kebab-case', () => {
    expect(badNames([file('src/web/ui/icon-button.tsx'), file('src/db/database.types.ts')])).toEqual([]);
    expect(badNames([file('src/web/ui/IconButton.tsx'), file('src/web/my_ui/a.ts')])).toEqual([
      'src/web/ui/IconButton.tsx: "IconButton" is not in kebab-case',
      'src/web/my_ui/a.ts: "my_ui" is not in kebab-case',
    ]);
  });

  it('say what is inside', () => {
    const files = [
      'src/domain/utils.ts',
      'src/web/features/trips/helpers/a.ts',
      'src/web/lib/config.ts',
      'src/i18n/locales/fr/common.ts',
    ];
    expect(badNames(files.map((path) => file(path)))).toEqual([
      'src/domain/utils.ts: "utils" says nothing of what is in it',
      'src/web/features/trips/helpers/a.ts: "helpers" says nothing of what is in it',
    ]);
  });
});

describe('features', () => {
  it('hold their closed set of files, at any depth', () => {
    const files = [
      'queries.ts',
      'model.ts',
      'model.test.ts',
      'mutations.ts',
      'schema.ts',
      'live.ts',
      'styles.css',
      'components/trip-card.tsx',
      'timeline/queries.ts',
      'timeline/components/item-card.tsx',
    ];
    expect(oddFeatureFiles(files.map((path) => file(`src/web/features/trips/${path}`)))).toEqual([]);
  });

  it.each(['api.ts', 'trip-card.tsx', 'hooks/use-trip.ts', 'timeline/types.ts', 'index.ts'])(
    'do not hold %s',
    (path) => {
      expect(oddFeatureFiles([file(`src/web/features/trips/${path}`)])).toHaveLength(1);
    },
  );

  it('only features are held to it', () => {
    expect(oddFeatureFiles([file('src/web/lib/anything.ts'), file('src/domain/days.ts')])).toEqual([]);
  });
});

describe('folders of the server', () => {
  it('hold more than one source file', () => {
    const files = [
      'mail/sender.ts',
      'mail/sender.test.ts',
      'site/feeds.ts',
      'site/page-head.ts',
      'main.ts',
      'config.ts',
    ];
    expect(singleFileFolders(files.map((path) => file(`src/server/${path}`)))).toEqual([
      'src/server/mail: holds sender.ts alone; move it up',
    ]);
  });
});
