// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { type PlannerActions, PlannerActionsProvider } from '../../components/planner-actions.tsx';
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

const trip = (ids: string[], readOnlyReason: string | null = null) => (
  <PlannerActionsProvider actions={{ readOnlyReason } as PlannerActions}>
    <SelectionProvider items={ids.map((id) => ({ id }))}>
      {ids.map((id) => (
        <Item key={id} id={id} />
      ))}
    </SelectionProvider>
  </PlannerActionsProvider>
);
const texts = (page: Element) => [...page.querySelectorAll('button')].map(({ textContent }) => textContent);

it('[PLUS-1] an item that somebody deletes is selected no more, and the last one ends the selection', async () => {
  const page = await show(trip(['lunch', 'tram', 'fado']));
  act(() => page.querySelectorAll('button')[0]?.click());
  act(() => page.querySelectorAll('button')[1]?.click());
  expect(texts(page)).toEqual(['lunch selected', 'tram selected', 'fado beside']);
  await show(trip(['tram', 'fado']));
  expect(texts(page)).toEqual(['tram selected', 'fado beside']);
  await show(trip(['fado']));
  expect(texts(page)).toEqual(['fado free']);
});

it('[COLLAB-4] [PLUS-1] an editor who becomes a viewer has nothing selected any more', async () => {
  const page = await show(trip(['lunch', 'tram']));
  act(() => page.querySelectorAll('button')[0]?.click());
  await show(trip(['lunch', 'tram'], 'Lecture seule'));
  expect(texts(page)).toEqual(['lunch free', 'tram free']);
});
