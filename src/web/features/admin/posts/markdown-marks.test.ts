import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMark, MARKS } from './markdown-marks.ts';

/** A text with its selection between bars: `a |b| c`. */
const read = (drawn: string) => {
  const start = drawn.indexOf('|');
  const end = drawn.lastIndexOf('|') - 1;
  return { text: drawn.replaceAll('|', ''), start, end };
};
const draw = ({ text, start, end }: { text: string; start: number; end: number }) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

describe('[ADMIN-4] marks of the toolbar', () => {
  it.each([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['italic', '||', '_||_'],
    ['bold', 'a **|b|** c', 'a |b| c'],
    ['heading', 'a\nb|c|\nd', 'a\n## b|c|\nd'],
    ['list', '|a\nb|', '- |a\n- b|'],
    ['list', '- |a\n- b|', '|a\nb|'],
    ['quote', 'a\n||', 'a\n> ||'],
    ['heading', '||\na', '## ||\na'],
    ['link', 'see |this| now', 'see [this](|https://|) now'],
    ['picture', '||', '![](|https://|)'],
  ] as const)('%s: %j becomes %j', (mark, before, after) => {
    expect(draw(applyMark(read(before), mark))).toBe(after);
  });

  it('lose no letter, wherever the selection is, and keep it within the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.constantFrom(...MARKS), (text, one, other, mark) => {
        const [start, end] = [one % (text.length + 1), other % (text.length + 1)].toSorted((a, b) => a - b);
        const marked = applyMark({ text, start: start ?? 0, end: end ?? 0 }, mark);
        expect(marked.start).toBeGreaterThanOrEqual(0);
        expect(marked.end).toBeGreaterThanOrEqual(marked.start);
        expect(marked.end).toBeLessThanOrEqual(marked.text.length);
        for (const letter of text.match(/[a-z]/gi) ?? []) expect(marked.text).toContain(letter);
      }),
    );
  });
});
