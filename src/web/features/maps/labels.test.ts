import { expect, it } from 'vitest';
import { placeLabels } from './labels.ts';

it('[MAP-4] names lie on nothing else; what has no room has none', () => {
  const room = { width: 300, height: 200 };
  expect(placeLabels([{ x: 100, y: 100, width: 80 }], room)).toEqual(['right']);
  expect(placeLabels([{ x: 280, y: 100, width: 80 }], room)).toEqual(['left']);
  const near = [
    { x: 100, y: 100, width: 80 },
    { x: 130, y: 100, width: 80 },
  ];
  expect(placeLabels(near, room)).toEqual(['left', 'right']);
  const cluster = Array.from({ length: 12 }, (_, index) => ({ x: 100 + index, y: 100, width: 120 }));
  expect(placeLabels(cluster, room).filter((side) => side === null).length).toBeGreaterThan(6);
});

it('[MAP-4] names stand clear of a mark that is wider than a pin', () => {
  const room = { width: 400, height: 200 };
  const next = { x: 235, y: 100, width: 20 };
  const sidesOf = (halfWidth: number) => placeLabels([{ x: 100, y: 100, width: 80, halfWidth }, next], room);
  expect(sidesOf(14)).toEqual(['right', 'right']);
  expect(sidesOf(38)).toEqual(['below', 'right']);
});
