import { expect, it } from 'vitest';
import { nearestDot } from './map-dots.ts';

const dot = (id: string, lat: number, lng: number) => ({ id, lat, lng, isTicked: true });
const surface = { project: ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat }) };

it('[PLUS-14] a press is on the nearest place within reach of a finger, or on none', () => {
  const dots = [dot('far', 60, 60), dot('near', 10, 14), dot('nearer', 10, 11)];
  expect(nearestDot(surface, dots, { x: 10, y: 10 })?.id).toBe('nearer');
  expect(nearestDot(surface, dots, { x: 75, y: 75 })?.id).toBe('far');
  expect(nearestDot(surface, dots, { x: 120, y: 10 })).toBeNull();
  expect(nearestDot({ project: () => null }, dots, { x: 10, y: 10 })).toBeNull();
});
