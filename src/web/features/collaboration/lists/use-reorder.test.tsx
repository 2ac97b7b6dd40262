// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { expect, it } from 'vitest';
import { reactPage, until } from '#tests/support/react-page.ts';
import { useReorder } from './use-reorder.ts';

const show = reactPage();

function Entries() {
  const list = useRef<HTMLUListElement>(null);
  const { reordering, begin } = useReorder(list, () => {});
  return (
    <ul ref={list} data-moved={reordering?.id}>
      <li data-entry="visa" onPointerDown={(event) => begin(event, 'visa')} />
      <li data-entry="adapter" onPointerDown={(event) => begin(event, 'adapter')} />
    </ul>
  );
}

it('[PLUS-11] [PLUS-7] an entry is dragged by the first finger alone', async () => {
  const page = await show(<Entries />);
  const moved = () => page.querySelector('ul')?.dataset.moved;
  const drag = (entry: string, pointerId: number, isPrimary: boolean) =>
    act(async () => {
      const pointer = { pointerId, isPrimary, bubbles: true };
      page.querySelector(`[data-entry=${entry}]`)?.dispatchEvent(new PointerEvent('pointerdown', pointer));
      window.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientY: 30 }));
    });
  await drag('visa', 1, true);
  await until(() => moved() === 'visa');
  await drag('adapter', 2, false);
  await act(async () => new Promise(requestAnimationFrame));
  expect(moved()).toBe('visa');
  await act(async () => void window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
  expect(moved()).toBeUndefined();
});
