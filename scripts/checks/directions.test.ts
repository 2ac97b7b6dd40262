import { expect, it } from 'vitest';
import { sharedLines } from './directions.ts';

const problemsOf = (jsx: string) => sharedLines([{ path: 'page.tsx', text: `const page = <p>${jsx}</p>;` }]);

it('finds what people write on one line with other text', () => {
  for (const jsx of [
    '{trip.title} · {dates}',
    '{title || none}, {dates}',
    'Par {name}',
    '{trip?.destination ?? trip.title} <b>3</b> éléments',
    '{authorName}, {hour}',
  ])
    expect(problemsOf(jsx)).toHaveLength(1);
});

it('accepts it alone, in an element, and texts of the modules beside anything', () => {
  for (const jsx of [
    '{trip.title}',
    '<bdi>{trip.title}</bdi> · {dates}',
    '{title && <b>{title}</b>} {dates}',
    '{t("by")} {dates}',
  ])
    expect(problemsOf(jsx)).toEqual([]);
});
