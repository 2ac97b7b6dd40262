import { describe, expect, it } from 'vitest';
import { chartTop, equalEarth, MAP, shadeOf, worldShapes } from './charts.ts';

describe('[ADMIN-1] the map of the catalogue', () => {
  it('holds the whole world', () => {
    for (const lng of [-180, 0, 180])
      for (const lat of [-60, 0, 84]) {
        const [x, y] = equalEarth([lng, lat]);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(MAP.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(MAP.height);
      }
  });

  it('draws countries by their codes, ground that is none without, and no south pole', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    const geometry = { type: 'Polygon' as const, coordinates: [ring] };
    const feature = (id: string | undefined) => ({ type: 'Feature' as const, id, properties: {}, geometry });
    const shapes = worldShapes({
      type: 'FeatureCollection',
      features: [feature('620'), feature(undefined), feature('010')],
    });
    expect(shapes.map(({ code }) => code)).toEqual(['PT', null]);
    expect(shapes[0]?.path).toMatch(/^M480\.0,244\.0L[\d.,L]+Z$/);
  });

  it.each([
    [0, 0],
    [1, 1],
    [11, 2],
    [35, 3],
    [400, 4],
  ])('shades %i activities by %i', (count, shade) => {
    expect(shadeOf(count)).toBe(shade);
  });
});

it.each([
  [[], 1],
  [[3, 1], 5],
  [[10], 10],
  [[11], 20],
  [[640], 1000],
])('[ADMIN-1] the top of a chart over %j is %i', (values, top) => {
  expect(chartTop(values)).toBe(top);
});
