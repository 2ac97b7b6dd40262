import { expect, it } from 'vitest';
import { decodeText } from './plain-text.ts';

const utf8 = new TextEncoder().encode('\ufeffDépart à 10 h — 40 €');

it('[PLUS-10] a text is read as UTF-8, also where its beginning ends within a character', () => {
  expect(decodeText(utf8, false)).toBe('Départ à 10 h — 40 €');
  expect(decodeText(utf8.subarray(0, -1), true)).toBe('Départ à 10 h — 40 ');
});

it('[PLUS-10] a text in another encoding is read as Windows writes it', () => {
  const bytes = Uint8Array.from([0x44, 0xe9, 0x70, 0x61, 0x72, 0x74, 0x20, 0x34, 0x30, 0x20, 0x80]);
  expect(decodeText(bytes, false)).toBe('Départ 40 €');
  expect(decodeText(bytes, true)).toBe('Départ 40 €');
});

it('[PLUS-10] bytes that are wrong in UTF-8 garble no more than themselves', () => {
  const [start, end] = ['Départ à ', 'Café — 40 €'].map((text) => new TextEncoder().encode(text));
  expect(decodeText(Uint8Array.from([...(start ?? []), 0xe9, ...(end ?? [])]), false)).toBe(
    'Départ à \ufffdCafé — 40 €',
  );
});

it('[PLUS-10] a text in UTF-16 is read by the mark that it begins with', () => {
  const units = Uint16Array.from('\ufeffDépart 40 €', (character) => character.charCodeAt(0));
  const little = new Uint8Array(units.buffer);
  const big = Uint8Array.from(little, (_, at) => little[at % 2 ? at - 1 : at + 1] ?? 0);
  for (const bytes of [little, big]) {
    expect(decodeText(bytes, false)).toBe('Départ 40 €');
    expect(decodeText(bytes.subarray(0, -1), true)).toBe('Départ 40 ');
  }
});
