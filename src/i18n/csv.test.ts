import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

interface Row {
  name: string | null;
  price: number;
}

const COLUMNS = [
  { label: 'Nom', value: ({ name }: Row) => name },
  { label: 'Prix', value: ({ price }: Row) => price },
];

it('[ADMIN-7] a list is CSV with the separator and the decimals of the language', () => {
  const rows = [{ name: 'Zoé', price: -1250.5 }];
  expect(toCsv(COLUMNS, rows, 'fr')).toBe('\uFEFFNom;Prix\r\nZoé;-1250,5\r\n');
  expect(toCsv(COLUMNS, rows, 'en')).toBe('\uFEFFNom,Prix\r\nZoé,-1250.5\r\n');
  expect(toCsv(COLUMNS, [], 'en')).toBe('\uFEFFNom,Prix\r\n');
});

it.each([
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['one; two', '"one; two"'],
  ['one, two', '"one, two"'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
])('[ADMIN-7] a field is quoted where RFC 4180 says so: %j', (name, field) => {
  expect(toCsv(COLUMNS, [{ name, price: 1 }], 'en')).toBe(`\uFEFFNom,Prix\r\n${field},1\r\n`);
});

it.each(['=1+1', '+33 1', '-2', '@SUM(A1)', ' =1', '\t=1', '＝1', '\u00a0=HYPERLINK()'])(
  '[ADMIN-7] nothing that a visitor wrote is a formula: %j',
  (name) => {
    expect(toCsv(COLUMNS, [{ name, price: 1 }], 'en')).toBe(`\uFEFFNom,Prix\r\n'${name},1\r\n`);
  },
);
