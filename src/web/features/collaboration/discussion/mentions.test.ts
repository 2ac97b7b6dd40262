import { describe, expect, it } from 'vitest';
import { matchingPeople, mentionedIn, splitMentions, typedMention, withMention } from './mentions.ts';

const PEOPLE = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Ana Lúcia' },
  { id: 'c', name: 'Zoé' },
];

describe('[PLUS-19] mentions', () => {
  it('are asked for by an @ that begins a word', () => {
    expect(typedMention('Salut @An', 9)).toEqual({ at: 6, query: 'An' });
    expect(typedMention('@', 1)).toEqual({ at: 0, query: '' });
    expect(typedMention('écrire à ana@example.org', 24)).toBeNull();
    expect(typedMention('@ana\nsuite', 10)).toBeNull();
  });

  it('are offered by any word of a name, with accents or without', () => {
    expect(matchingPeople(PEOPLE, 'luc').map(({ id }) => id)).toEqual(['b']);
    expect(matchingPeople(PEOPLE, 'zoe').map(({ id }) => id)).toEqual(['c']);
    expect(matchingPeople(PEOPLE, '')).toHaveLength(3);
  });

  it('are put where they were begun', () => {
    expect(withMention('Et @an demain', { at: 3, query: 'an' }, PEOPLE[0] ?? { id: '', name: '' })).toEqual({
      text: 'Et @Ana demain',
      caret: 8,
    });
  });

  it('name the longer of two names, whole words, each once', () => {
    expect(mentionedIn('@Ana Lúcia et @zoé, @Zoé !', PEOPLE)).toEqual(['b', 'c']);
    expect(mentionedIn('@Anatole, ana@zoé', PEOPLE)).toEqual([]);
    expect(splitMentions('Oui @Ana.', ['Ana'])).toEqual([
      { text: 'Oui ', isMention: false },
      { text: '@Ana', isMention: true },
      { text: '.', isMention: false },
    ]);
  });

  it('take names with signs of patterns as they are', () => {
    expect(splitMentions('@A(na) @B*', ['A(na)', 'B*']).filter(({ isMention }) => isMention)).toHaveLength(2);
  });
});
