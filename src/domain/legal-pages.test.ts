import { expect, it } from 'vitest';
import { placeholdersOf, publishedText } from './legal-pages.ts';

it('[PLUS-22] what the operator has to fill in is found in both languages, each once', () => {
  const host = '[à compléter\u00a0: nom de l’hébergeur]';
  expect(placeholdersOf(`Hébergeur : ${host}. Encore ${host}.\n\n[À compléter]`)).toEqual([
    host,
    '[À compléter]',
  ]);
  expect(placeholdersOf('Host: [to be completed: name] and [a link](/contact)')).toEqual([
    '[to be completed: name]',
  ]);
  expect(placeholdersOf('Nothing is missing [here].')).toEqual([]);
});

it.each([
  ['an entry of a list', '- Nom : [à compléter : nom]\n- Pays : France', '- Pays : France'],
  [
    'a sentence',
    'Droit applicable : [à compléter : p. ex. la France]. En cas de désaccord, [écrivez-nous](/contact). Un médiateur : [à compléter].',
    'En cas de désaccord, [écrivez-nous](/contact).',
  ],
  [
    'a heading that nothing is left under',
    '## Publisher\n\n- Name: [to be completed: name]\n\n### Address\n\n[to be completed: address]\n\n## Data\n\nPlaces come from GeoNames.',
    '## Data\n\nPlaces come from GeoNames.',
  ],
  [
    'no heading above another one',
    '## Publisher\n\n### Contact\n\nWrite to us.\n\n## Host\n\n[to be completed: host]',
    '## Publisher\n\n### Contact\n\nWrite to us.',
  ],
  ['nothing where nothing is missing', 'Be good.  \n- one\n\n\n## End', 'Be good.  \n- one\n\n\n## End'],
])('[PLUS-22] what is still to be filled in is not published: %s', (_, text, published) => {
  expect(publishedText(text)).toBe(published);
});
