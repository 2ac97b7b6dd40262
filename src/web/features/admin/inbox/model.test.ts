import { expect, it } from 'vitest';
import { beginningOf, mailLink, stateOf } from './model.ts';

it('[ADMIN-7] an answer opens in the mail program whole, and nothing of it becomes another field', () => {
  expect(mailLink('zoe+trips@example.org', 'Re: Été & mer', 'Bonjour,\nZoé?&cc=x@y.z')).toBe(
    'mailto:zoe%2Btrips@example.org?subject=Re%3A%20%C3%89t%C3%A9%20%26%20mer&body=Bonjour%2C%0D%0AZo%C3%A9%3F%26cc%3Dx%40y.z',
  );
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
