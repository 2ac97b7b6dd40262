import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#domain/geo.ts';
import { lengthOf, trackLine, trackParts } from './track-line.ts';

const walk = (points: number) =>
  Array.from({ length: points }, (_, step) => ({
    lat: 46 + step / 100_000 + Math.sin(step / 40) / 1000,
    lng: 7 + step / 80_000 + Math.cos(step / 23) / 900,
  }));

describe('[PLUS-14] a track as it is stored', () => {
  it('of a few points is exact to a metre', () => {
    const corner = [
      { lat: 46, lng: 7 },
      { lat: 46.001, lng: 7 },
      { lat: 46.001, lng: 7.002 },
    ];
    const parts = trackParts(trackLine([corner, walk(2)]) ?? '');
    expect(parts.map(({ length }) => length)).toEqual([3, 2]);
    for (const [at, { lat, lng }] of corner.entries()) {
      expect(parts[0]?.[at]?.lat).toBeCloseTo(lat, 5);
      expect(parts[0]?.[at]?.lng).toBeCloseTo(lng, 5);
    }
  });

  it('of 50 000 points has 2000 at most, and its length', () => {
    const points = walk(50_000);
    const line = trackLine([points]) ?? '';
    expect(line.length).toBeLessThanOrEqual(20_000);
    expect(line).toMatch(/^[?-~]{2,}$/);
    const parts = trackParts(line);
    expect(parts[0]?.length).toBeLessThanOrEqual(2000);
    expect(parts[0]?.length).toBeGreaterThan(400);
    const [exact, left] = [lengthOf([points]), lengthOf(parts)];
    expect(Math.abs(left - exact) / exact).toBeLessThan(0.05);
  });

  it('keeps within metres of a long way that turns, and straight ways straight', () => {
    const straight = Array.from({ length: 10_000 }, (_, step) => ({ lat: 46 + step / 100_000, lng: 7 }));
    expect(trackParts(trackLine([straight]) ?? '')[0]?.length).toBe(2);
    const turning = Array.from({ length: 10_000 }, (_, step) => ({
      lat: 46 + Math.sin(step / 1500) / 50,
      lng: 7 + Math.cos(step / 1500) / 50,
    }));
    const [left = []] = trackParts(trackLine([turning]) ?? '');
    const farthest = Math.max(
      ...turning
        .filter((_, step) => step % 100 === 0)
        .map((point) => Math.min(...left.map((one) => distanceBetween(one, point)))),
    );
    expect(left.length).toBeLessThanOrEqual(2000);
    expect(farthest).toBeLessThan(100);
  });

  it('fits with parts and jumps without number', () => {
    const jumps = Array.from({ length: 1000 }, (_, part) => [
      { lat: (part * 37) % 85, lng: (part * 83) % 180 },
      { lat: -((part * 53) % 85), lng: -((part * 29) % 180) },
    ]);
    const line = trackLine(jumps) ?? '';
    expect(line.length).toBeLessThanOrEqual(20_000);
    expect(trackParts(line)).toHaveLength(300);
  });

  it('goes over the date line without a jump', () => {
    const [part = []] = trackParts(
      trackLine([
        [
          { lat: -17, lng: 179.5 },
          { lat: -17.2, lng: -179.5 },
        ],
      ]) ?? '',
    );
    expect(part.map(({ lng }) => lng)).toEqual([179.5, 180.5]);
  });

  it('is none without a line, and what is no line is drawn as nothing', () => {
    expect(trackLine([[], [{ lat: 1, lng: 1 }]])).toBeNull();
    expect(trackParts('~~ ?')).toEqual([]);
  });
});
