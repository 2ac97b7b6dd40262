import { describe, expect, it } from 'vitest';
import { badNames, oddComponents, thinFolders, tooLong } from './structure.ts';

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
      file('src/web/app/page.tsx', `export function ${name}() {\n${lines(count)}}\n`);
    expect(tooLong([component('Page', 148)])).toEqual([]);
    expect(tooLong([component('Page', 149)])).toEqual([
      'src/web/app/page.tsx:1: Page has 151 lines; at most 150: give parts a name',
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
      'src/web/data/config.ts',
      'src/i18n/locales/fr/common.ts',
    ];
    expect(badNames(files.map((path) => file(path)))).toEqual([
      'src/domain/utils.ts: "utils" says nothing of what is in it',
      'src/web/features/trips/helpers/a.ts: "helpers" says nothing of what is in it',
    ]);
  });
});

describe('components/', () => {
  const components = 'src/web/features/trips/components';

  it('holds components', () => {
    const files = [
      file(`${components}/trip-card.tsx`, 'export function TripCard() {}'),
      file(`${components}/trip-list.tsx`, 'export const TripList = memo(function TripList() {});'),
      file(`${components}/trip-card.test.tsx`),
    ];
    expect(oddComponents(files)).toEqual([]);
  });

  it.each([
    ['use-trip.ts', 'export function useTrip() {}'],
    ['trip-context.tsx', 'export const tripContext = 1;'],
    ['trip-props.tsx', 'export interface TripProps { id: string }'],
  ])('does not hold %s', (name, text) => {
    expect(oddComponents([file(`${components}/${name}`, text)])).toHaveLength(1);
  });
});

describe('folders', () => {
  const files = (...paths: string[]) => paths.map((path) => file(`src/web/${path}`));

  it('have three source files with what is below them', () => {
    expect(thinFolders(files('live/a.ts', 'live/b.ts', 'live/c.tsx', 'paths.ts'))).toEqual([]);
    expect(thinFolders(files('live/a.ts', 'live/b.ts', 'live/b.test.ts', 'live/c.css'))).toEqual([
      'src/web/live: 2 source files; at least 3: merge it upwards',
    ]);
  });

  it('have a model.ts in a feature itself alone', () => {
    const names = ['model.ts', 'days/model.ts', 'days/a.ts', 'days/b.ts'];
    expect(thinFolders(files(...names.map((name) => `features/trips/${name}`)))).toEqual([
      'src/web/features/trips/days/model.ts: only a feature itself has a model.ts: name it after its subject',
    ]);
  });
});
