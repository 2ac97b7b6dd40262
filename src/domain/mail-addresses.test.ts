import { expect, it } from 'vitest';
import { isEmail } from './mail-addresses.ts';

it('[COLLAB-2] [AUTH-2] knows an address from half of one', () => {
  const texts = ['ana@example.org', 'personne', 'ana@', '@example.org', 'ana@example', 'a na@example.org'];
  expect(texts.filter(isEmail)).toEqual(['ana@example.org']);
});
