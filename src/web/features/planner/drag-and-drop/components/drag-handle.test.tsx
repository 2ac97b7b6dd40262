// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripMeal } from '#tests/support/trip-details.ts';
import { type PlannerActions, PlannerActionsProvider } from '../../components/planner-actions.tsx';
import { SelectionProvider } from '../../selection/components/selection.tsx';
import { currentDrag, resetDrag } from '../drag-state.ts';
import { DragHandle } from './drag-handle.tsx';
import { DragProvider } from './drag-provider.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip-items');
});

const lunch = tripMeal('lunch');

/** Shows the handle of lunch; returns what is pressed there, and what was asked to be moved or dropped. */
async function showHandle() {
  const [move, onDrop] = [vi.fn(), vi.fn()];
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
  const scope = { items: [lunch], day: null, range: null, openDay: nothing, onDrop };
  const page = await show(
    <PlannerActionsProvider actions={actions}>
      <SelectionProvider items={scope.items}>
        <DragProvider scope={scope}>
          <DragHandle item={lunch} isTimed />
        </DragProvider>
      </SelectionProvider>
    </PlannerActionsProvider>,
  );
  const press = (event: Event) =>
    act(async () => page.querySelector('[data-slot="drag-handle"]')?.dispatchEvent(event));
  return { page, press, move, onDrop };
}

/** Clicks the handle by a pointer; returns what was asked to be moved, and the keyboard drag if any. */
async function clickBy(pointerType: string) {
  const { page, press, move } = await showHandle();
  await press(new PointerEvent('click', { pointerType, bubbles: true }));
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

it('[PLUS-1] a drag ends with its page, by keys as by pointer: its item is none of the next trip', async () => {
  const byKeys = await showHandle();
  await byKeys.press(new PointerEvent('click', { pointerType: 'mouse', bubbles: true }));
  expect(currentDrag()?.source.item).toBe(lunch);
  await show(null);
  expect(currentDrag()).toBeNull();
  const { press, onDrop } = await showHandle();
  await press(new PointerEvent('pointerdown', { pointerType: 'mouse', isPrimary: true, bubbles: true }));
  act(() => void window.dispatchEvent(new PointerEvent('pointermove', { clientY: 80 })));
  expect(currentDrag()?.source.item).toBe(lunch);
  await show(null);
  await act(async () => {
    await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  });
  act(() => void window.dispatchEvent(new PointerEvent('pointerup', { clientY: 80 })));
  expect([currentDrag(), onDrop.mock.calls]).toEqual([null, []]);
});

it('[PLUS-1] a second finger starts no drag beside that of the first, and does not end it', async () => {
  const { press } = await showHandle();
  const touch = (type: string, pointerId: number, clientY = 0) =>
    new PointerEvent(type, {
      pointerType: 'touch',
      pointerId,
      isPrimary: pointerId === 1,
      clientY,
      bubbles: true,
    });
  await press(touch('pointerdown', 2));
  act(() => void window.dispatchEvent(touch('pointermove', 2, 80)));
  expect(currentDrag()).toBeNull();
  await press(touch('pointerdown', 1));
  act(() => void window.dispatchEvent(touch('pointermove', 1, 80)));
  act(() => void window.dispatchEvent(touch('pointercancel', 2)));
  expect(currentDrag()?.source.item).toBe(lunch);
  act(() => void window.dispatchEvent(touch('pointercancel', 1)));
  expect(currentDrag()).toBeNull();
});
