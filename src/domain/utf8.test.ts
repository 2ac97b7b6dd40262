import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { utf8Length } from './utf8.ts';

it('[AUTH-2] [PLUS-4] bytes are counted as the server does', () => {
  for (const text of ['', 'abc', 'é', '東京', '🧭', 'a\u0301 ñ €'])
    expect(utf8Length(text)).toBe(Buffer.byteLength(text));
});
