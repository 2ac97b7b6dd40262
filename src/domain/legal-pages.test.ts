import { expect, it } from 'vitest';
import { placeholdersOf } from './legal-pages.ts';

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
