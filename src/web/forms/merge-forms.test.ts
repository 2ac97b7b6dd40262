import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf, mergeForms } from './merge-forms.ts';

interface Form {
  title: string;
  time: string;
  place: string;
  picked: string | null;
}
const groups = groupsOf<Form>(['title', 'time', 'place', 'picked'], [['place', 'picked']]);
const base: Form = { title: 'Tasca', time: '10:00', place: 'Alfama', picked: null };

describe('[LIVE-1] two people at one form', () => {
  it('have both their changes when they are about different fields', () => {
    const merged = mergeForms(base, { ...base, title: 'Ramiro' }, { ...base, time: '11:00' }, groups);
    expect(merged).toEqual({ taken: { time: '11:00' }, clashes: [] });
  });

  it('decide where they changed the same, unless they agree', () => {
    const mine = { ...base, time: '12:00', title: 'Ramiro' };
    expect(mergeForms(base, mine, { ...base, time: '11:00' }, groups).clashes).toEqual(['time']);
    expect(mergeForms(base, mine, { ...base, time: '12:00' }, groups)).toEqual({ taken: {}, clashes: [] });
  });

  it('decide once about what belongs together', () => {
    const mine = { ...base, picked: 'mine' };
    expect(mergeForms(base, mine, { ...base, place: 'Belém' }, groups).clashes).toEqual(['place']);
    expect(mergeForms(base, base, { ...base, place: 'Belém' }, groups).taken).toEqual({
      place: 'Belém',
      picked: null,
    });
  });

  it('lose nothing: each field is as they have it, as mine, or asked about', () => {
    const text = fc.constantFrom('a', 'b', 'c');
    const form = fc.record({ title: text, time: text, place: text, picked: fc.option(text) });
    fc.assert(
      fc.property(form, form, form, (seen, mine, theirs) => {
        const { taken, clashes } = mergeForms(seen, mine, theirs, groups);
        const shown = { ...mine, ...taken };
        for (const group of groups) {
          const isTheirs = group.every((name) => shown[name] === theirs[name]);
          const isUntouched = group.every((name) => seen[name] === theirs[name]);
          expect(isTheirs || isUntouched || clashes.includes(group[0])).toBe(true);
          const changedByMe = group.some((name) => mine[name] !== seen[name]);
          if (changedByMe) for (const name of group) expect(shown[name]).toBe(mine[name]);
        }
      }),
    );
  });
});
