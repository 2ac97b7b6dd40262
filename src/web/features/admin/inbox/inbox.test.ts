import { expect, it } from 'vitest';
import french from '#i18n/locales/fr/admin/inbox.ts';
import { beginningOf, ENTRY_WORDS, mailLink, mailto, stateOf } from './inbox.ts';

it('[ADMIN-7] an answer opens in the mail program whole, and nothing of it becomes another field', () => {
  expect(mailLink('zoe+trips@example.org', 'Re: Été & mer', 'Bonjour,\nZoé?&cc=x@y.z')).toBe(
    'mailto:zoe%2Btrips@example.org?subject=Re%3A%20%C3%89t%C3%A9%20%26%20mer&body=Bonjour%2C%0D%0AZo%C3%A9%3F%26cc%3Dx%40y.z',
  );
});

it.each([
  ['zoe@example.org', 'mailto:zoe@example.org'],
  ['zoe?bcc=all&x#y@example.org', 'mailto:zoe%3Fbcc%3Dall%26x%23y@example.org'],
  ['"zoe@home",eve@example.org', 'mailto:%22zoe%40home%22%2Ceve@example.org'],
  ['zoe@example.org?cc=eve%40example.org', 'mailto:zoe@example.org%3Fcc%3Deve%2540example.org'],
])('[ADMIN-7] the address %s is linked as one address and nothing else', (address, link) => {
  expect(mailto(address)).toBe(link);
});

it('[ADMIN-7] a state nobody knows is new', () => {
  expect(['done', 'lost'].map(stateOf)).toEqual(['done', 'new']);
});

it('[ADMIN-7] a message without a subject is listed by its beginning, ended at a word', () => {
  expect(beginningOf(' Bonjour,\n\nà bientôt. ')).toBe('Bonjour, à bientôt.');
  const long = `${'Nos enfants ont sept, onze et quatorze ans et marchent bien. '.repeat(3)}`;
  expect(beginningOf(long)).toBe(
    'Nos enfants ont sept, onze et quatorze ans et marchent bien. Nos enfants ont sept, onze…',
  );
  expect(beginningOf('a'.repeat(200))).toBe(`${'a'.repeat(90)}…`);
});

it('[ADMIN-7] a request is called a request, and a message a message', () => {
  const textsOf = (box: keyof typeof ENTRY_WORDS) =>
    Object.values(ENTRY_WORDS[box]).map((key) => french[key]);
  for (const text of textsOf('requests')) expect(text).toMatch(/demande/i);
  for (const text of textsOf('messages')) expect(text).toMatch(/message/i);
  expect(textsOf('requests').join(' ')).not.toMatch(/message/i);
});
