import { describe, expect, it } from 'vitest';
import {
  hasNamesake,
  matchingPeople,
  mentionedIn,
  splitMentions,
  typedMention,
  withMention,
  writtenNames,
} from './mentions.ts';

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

  it('of namesakes name the one that was picked, the last where the text has one mention', () => {
    const people = [...PEOPLE, { id: 'd', name: 'zoe' }];
    expect(people.filter((one) => hasNamesake(one, people)).map(({ id }) => id)).toEqual(['c', 'd']);
    const picked = (...ids: string[]) => ids.flatMap((id) => people.find((one) => one.id === id) ?? []);
    expect(mentionedIn('@Zoé et @Ana', people, picked('d', 'a'))).toEqual(['a', 'd']);
    expect(mentionedIn('@zoe', people, picked('d', 'c'))).toEqual(['c']);
    expect(mentionedIn('@Zoé, @zoe', people, picked('d', 'c'))).toEqual(['c', 'd']);
    expect(mentionedIn('@Zoé', people)).toEqual(['c', 'd']);
    expect(mentionedIn('Bonjour', people, picked('d'))).toEqual([]);
    // Picked before a reload that shows the people of the device first.
    expect(mentionedIn('@zoe', PEOPLE, picked('d'))).toEqual(['d']);
  });

  it('stand out by the name that was written once their owner has another', () => {
    const { text } = withMention('Oui @lu', { at: 4, query: 'lu' }, { id: 'b', name: 'Ana Lúcia' });
    expect(text).toBe('Oui @Ana\u00a0Lúcia ');
    expect(mentionedIn(text, PEOPLE)).toEqual(['b']);
    expect(writtenNames(text, ['Ana Lúcia'])).toEqual(['Ana Lúcia']);
    expect(writtenNames(text, ['Lu'])).toEqual(['Lu', 'Ana\u00a0Lúcia']);
    expect(writtenNames('@Ana et @Zoé, écrire à ana@example.org', ['Ana'])).toEqual(['Ana']);
  });

  it('take names with signs of patterns as they are', () => {
    expect(splitMentions('@A(na) @B*', ['A(na)', 'B*']).filter(({ isMention }) => isMention)).toHaveLength(2);
  });
});
