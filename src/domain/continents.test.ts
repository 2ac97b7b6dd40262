import { expect, it } from 'vitest';
import { byContinent } from './continents.ts';

it('[BLOG-1] countries stand by continent, Europe first, continents without one left out', () => {
  const at = (iso: string, continent: string | null) => ({ iso, continent });
  const groups = byContinent([at('JP', 'AS'), at('PT', 'EU'), at('GR', 'EU'), at('XX', null)]);
  expect(groups.map(({ continent, countries }) => [continent, countries.map(({ iso }) => iso)])).toEqual([
    ['EU', ['PT', 'GR']],
    ['AS', ['JP']],
  ]);
});
