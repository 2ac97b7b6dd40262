// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { SelectionProvider, usePick } from './selection.tsx';

const show = reactPage();

function Item({ id }: { id: string }) {
  const { isPicked, hasPicks, toggle } = usePick(id);
  return (
    <button type="button" onClick={toggle}>
      {`${id} ${isPicked ? 'selected' : hasPicks ? 'beside' : 'free'}`}
    </button>
  );
}

const trip = (...ids: string[]) => (
  <SelectionProvider items={ids.map((id) => ({ id }))}>
    {ids.map((id) => (
      <Item key={id} id={id} />
    ))}
  </SelectionProvider>
);

it('[PLUS-1] an item that somebody deletes is selected no more, and the last one ends the selection', async () => {
  const page = await show(trip('lunch', 'tram', 'fado'));
  const texts = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent);
  act(() => page.querySelectorAll('button')[0]?.click());
  act(() => page.querySelectorAll('button')[1]?.click());
  expect(texts()).toEqual(['lunch selected', 'tram selected', 'fado beside']);
  await show(trip('tram', 'fado'));
  expect(texts()).toEqual(['tram selected', 'fado beside']);
  await show(trip('fado'));
  expect(texts()).toEqual(['fado free']);
});
