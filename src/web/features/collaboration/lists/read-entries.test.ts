import { expect, it } from 'vitest';
import en from '#i18n/locales/en/list-templates.ts';
import fr from '#i18n/locales/fr/list-templates.ts';
import { readEntries } from './read-entries.ts';

const thing = (text: string, quantity = 1) => ({ text, quantity, is_heading: false });
const heading = (text: string) => ({ text, quantity: 1, is_heading: true });

it.each([
  ['Savon', [thing('Savon')]],
  ['Chaussettes ×4', [thing('Chaussettes', 4)]],
  ['Socks x12', [thing('Socks', 12)]],
  ['Socks x 12', [thing('Socks', 12)]],
  ['Tarp 2 x 3', [thing('Tarp 2 x 3')]],
  ['Bâche 2 × 3', [thing('Bâche 2 × 3')]],
  ['Bloc A5 ×2', [thing('Bloc A5', 2)]],
  ['3 x T-shirts', [thing('T-shirts', 3)]],
  ['2 guides', [thing('2 guides')]],
  ['Socks ×0', [thing('Socks ×0')]],
  ['Socks ×1000', [thing('Socks ×1000')]],
  ['# Toilette', [heading('Toilette')]],
  ['Toilette :', [heading('Toilette')]],
  ['#', []],
  ['  \n\n- Savon\n* [x] Peigne\r\n', [thing('Savon'), thing('Peigne')]],
  ['x'.repeat(300), [thing('x'.repeat(200))]],
])('[PLUS-11] %j is read as typed', (text, entries) => {
  expect(readEntries(text)).toEqual(entries);
});

it('[PLUS-11] every template has groups with things in them, as many in both languages', () => {
  const shapes = [fr, en].map((templates) =>
    Object.entries(templates)
      .filter(([name]) => name.endsWith('Entries'))
      .map(([, text]) => readEntries(text).map(({ quantity, is_heading }) => [quantity, is_heading])),
  );
  expect(shapes[0]).toHaveLength(6);
  expect(shapes[1]).toEqual(shapes[0]);
  for (const template of shapes[0] ?? []) {
    expect(template.length).toBeGreaterThan(15);
    expect(template[0]).toEqual([1, true]);
  }
});
