import { describe, expect, test } from 'vitest';
import type { StripBlock } from './day-entries.ts';
import { stripLayers } from './strip-layers.ts';

const block = (kind: StripBlock['kind'], from: number, to: number): StripBlock => ({
  id: `${kind}${from}`,
  kind,
  from: from * 60,
  to: to * 60,
});

describe('stripLayers', () => {
  test('a day without hours has none', () => {
    expect(stripLayers([])).toBe('');
  });

  test('what touches is one block; each kind has a layer, the last one on top', () => {
    expect(
      stripLayers([block('activity', 7, 15.5), block('meal', 15.5, 24), block('activity', 12, 15.5)]),
    ).toBe(
      'linear-gradient(90deg, transparent 50%, var(--meal) 50% 100%, transparent 100%), ' +
        'linear-gradient(90deg, transparent 0%, var(--activity) 0% 50%, transparent 50%)',
    );
  });

  test('two apart stay apart, in order', () => {
    expect(stripLayers([block('note', 15.5, 24), block('note', 7, 11.25)])).toBe(
      'linear-gradient(90deg, transparent 0%, var(--note) 0% 25%, transparent 25%, ' +
        'transparent 50%, var(--note) 50% 100%, transparent 100%)',
    );
  });

  test('a moment is seen, before dawn and at midnight too', () => {
    expect(stripLayers([block('itinerary', 3, 3)])).toBe(
      'linear-gradient(90deg, transparent 0%, var(--transport) 0% 1.2%, transparent 1.2%)',
    );
    expect(stripLayers([block('itinerary', 24, 26)])).toBe(
      'linear-gradient(90deg, transparent 98.8%, var(--transport) 98.8% 100%, transparent 100%)',
    );
  });
});
