import { type PointerEvent, type RefObject, useState } from 'react';
import { followPointer } from '#web/features/planner/drag-and-drop/follow-pointer.ts';

export interface Reordering {
  id: string;
  /** Null: the row moves to the end. */
  before: string | null;
}

/** Rows are dragged by their handles, and have their id in `data-entry`. */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, before: string | null) => void,
) {
  const [reordering, setReordering] = useState<Reordering | null>(null);
  const begin = (down: PointerEvent, id: string) => {
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const dragged = rows().find((row) => row.dataset.entry === id);
    if (down.button !== 0 || !down.isPrimary || !dragged) return;
    let before: string | null = null;
    const end = () => {
      dragged.style.translate = '';
      setReordering(null);
    };
    followPointer(down.nativeEvent, {
      isHandle: true,
      cursor: 'grabbing',
      onStart: () => {},
      onFrame: ({ y }) => {
        dragged.style.translate = `0 ${y - down.clientY}px`;
        before = rowUnder(rows(), dragged, y)?.dataset.entry ?? null;
        setReordering((old) => (old?.before === before ? old : { id, before }));
      },
      onDrop: () => {
        end();
        onMove(id, before);
      },
      onLongPress: end,
      onCancel: end,
    });
  };
  return { reordering, begin };
}

/** Finds the first row with its middle below the pointer, and scrolls it into view. */
function rowUnder(rows: readonly HTMLElement[], dragged: HTMLElement, y: number): HTMLElement | undefined {
  const under = rows.find((row) => {
    if (row === dragged) return false;
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  (under ?? rows.at(-1))?.scrollIntoView({ block: 'nearest' });
  return under;
}
