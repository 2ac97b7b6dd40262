import { expect, it } from 'vitest';
import { folded } from './folded.ts';

it('leaves out case and accents, and nothing else', () => {
  expect(folded('Été à Séoul, Łódź & 東京 – Ōsaka')).toBe('ete a seoul, łodz & 東京 – osaka');
});
