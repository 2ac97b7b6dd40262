import { expect, it } from 'vitest';
import { newForm } from './item-form.ts';
import { madeTitle } from './made-title.ts';
import type { ItemForm } from './schema.ts';

const titleOf = (kind: ItemForm['kind'], form: Partial<ItemForm>) =>
  madeTitle({ ...newForm(kind, { date: '2027-03-12', currency: 'EUR' }), ...form });

it('[ITEM-3] a journey is called by its ends, once both are there', () => {
  expect(titleOf('itinerary', { origin: 'Gare de Shinjuku', destination: ' Hakone ' })).toBe(
    'Gare de Shinjuku → Hakone',
  );
  expect(titleOf('itinerary', { origin: 'Gare de Shinjuku', destination: ' ' })).toBe('');
  expect(titleOf('itinerary', { origin: 'x'.repeat(180), destination: 'y'.repeat(180) })).toHaveLength(200);
});

it.each(['accommodation', 'activity', 'meal'] as const)(
  '[ITEM-1] [ITEM-2] %s is called by the place that was picked, or by the words of its address',
  (kind) => {
    const place = { name: 'Hôtel Lumen', formatted_address: 'Hôtel Lumen, Paris' };
    expect(titleOf(kind, { address: 'Hôtel Lumen, Paris', address_place: place })).toBe('Hôtel Lumen');
    expect(titleOf(kind, { address: ' Musée Ghibli ' })).toBe('Musée Ghibli');
    expect(titleOf(kind, { address: 'x'.repeat(300) })).toHaveLength(200);
    expect(titleOf(kind, { address: '' })).toBe('');
  },
);

it('[ITEM-5] a point of the map has no name, nor has a note a place', () => {
  const at = '-48.85661, 2.35222';
  const place = { name: at, formatted_address: at };
  expect(titleOf('activity', { address: at, address_place: place })).toBe('');
  expect(titleOf('note', { address: 'Musée Ghibli', origin: 'A', destination: 'B' })).toBe('');
});
