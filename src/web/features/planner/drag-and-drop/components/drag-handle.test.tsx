// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripMeal } from '#tests/support/trip-details.ts';
import { type PlannerActions, PlannerActionsProvider } from '../../components/planner-actions.tsx';
import { SelectionProvider } from '../../selection/components/selection.tsx';
import { resetDrag } from '../drag-state.ts';
import { DragHandle } from './drag-handle.tsx';
import { DragProvider } from './drag-provider.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip-items');
});

const lunch = tripMeal('lunch');

/** Shows the handle of lunch and clicks it by a pointer; returns what was asked to be moved, and the keyboard drag if any. */
async function clickBy(pointerType: string) {
  const move = vi.fn();
  const nothing = () => undefined;
  const actions: PlannerActions = {
    readOnlyReason: null,
    add: nothing,
    importFiles: nothing,
    duplicate: () => '',
    edit: nothing,
    addExpense: nothing,
    editExpense: nothing,
    move,
    moveItems: nothing,
    change: nothing,
    changeWhole: nothing,
    remove: nothing,
    select: nothing,
    showAgenda: nothing,
    readNote: nothing,
  };
  const scope = { items: [lunch], day: null, range: null, openDay: nothing, onDrop: nothing };
  const page = await show(
    <PlannerActionsProvider actions={actions}>
      <SelectionProvider items={scope.items}>
        <DragProvider scope={scope}>
          <DragHandle item={lunch} isTimed />
        </DragProvider>
      </SelectionProvider>
    </PlannerActionsProvider>,
  );
  const click = new PointerEvent('click', { pointerType, bubbles: true });
  await act(async () => page.querySelector('[data-slot="drag-handle"]')?.dispatchEvent(click));
  const panel = page.querySelector('[role="application"]');
  act(resetDrag);
  return { moved: move.mock.calls.flat(), panel };
}

it('[PLUS-1] [PLUS-7] a tap on a drag handle opens the dialog that moves the item: a finger has no keys', async () => {
  expect(await clickBy('touch')).toEqual({ moved: [lunch], panel: null });
});

it('[PLUS-1] any other press of a drag handle starts a drag by keys', async () => {
  const { moved, panel } = await clickBy('mouse');
  expect(moved).toEqual([]);
  expect(panel).not.toBeNull();
});
