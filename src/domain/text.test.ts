import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { cutTo, fileName, folded, trimmed, utf8Length } from './text.ts';

it('leaves out case and accents, and nothing else', () => {
  expect(folded('Été à Séoul, Łódź & 東京 – Ōsaka')).toBe('ete a seoul, łodz & 東京 – osaka');
});

it('takes away what shows as nothing, as the database does', () => {
  expect(trimmed(' \u200b\u2060\u0085\ufeff')).toBe('');
  expect(trimmed('\u2060 Le\u200bTram\u00a0\u200b')).toBe('Le\u200bTram');
});

it('cuts no character in two', () => {
  expect(cutTo('🍕🍕', 3)).toBe('🍕');
  expect(cutTo('a🍕', 2)).toBe('a');
  expect(cutTo('🍕', 200)).toBe('🍕');
  expect(cutTo('Lisbonne', 3)).toBe('Lis');
});

it('[AUTH-2] [PLUS-4] bytes are counted as the server does', () => {
  for (const text of ['', 'abc', 'é', '東京', '🧭', 'a\u0301 ñ €'])
    expect(utf8Length(text)).toBe(Buffer.byteLength(text));
});

describe('the name of the file', () => {
  it.each([
    ['Lisbonne en décembre', 'lisbonne-en-decembre.ics'],
    ['  ../../etc/passwd\u0000 ', 'etc-passwd.ics'],
    ['東京 2026', '東京-2026.ics'],
    ['…', 'voyage.ics'],
    ['a'.repeat(200), `${'a'.repeat(60)}.ics`],
  ])('of %j is %s', (title, name) => {
    expect(fileName(title, 'voyage', 'ics')).toBe(name);
  });
});
