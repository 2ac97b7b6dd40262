import { describe, expect, it } from 'vitest';
import { headingsOf, slugOf } from './text-headings.ts';

describe('[BLOG-1] [PLUS-22] the table of contents', () => {
  it('has the headings of the second level, without their marks', () => {
    expect(
      headingsOf('# Titre\n\n## Où **dormir** ?\n\n### Non\n\n## [Un lien](https://x.example) ##'),
    ).toEqual([
      { text: 'Où dormir ?', id: 'ou-dormir' },
      { text: 'Un lien', id: 'un-lien' },
    ]);
  });

  it('gives two headings of the same words a place each', () => {
    expect(headingsOf('## Le soir\n\n## Le soir').map(({ id }) => id)).toEqual(['le-soir', 'le-soir-2']);
  });

  it('leaves the page its own ids', () => {
    expect(headingsOf('## Content').map(({ id }) => id)).toEqual(['content-2']);
  });

  it('leaves out what stands in code', () => {
    expect(headingsOf('```\n## rien\n```\n## tout').map(({ text }) => text)).toEqual(['tout']);
  });

  it.each([
    ['??', 'partie'],
    ['Été à Évora !', 'ete-a-evora'],
  ])('%j is named %j', (text, name) => expect(slugOf(text)).toBe(name));
});
