import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

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
