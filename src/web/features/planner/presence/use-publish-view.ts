import { useEffect } from 'react';
import { setLive } from '#web/live/live-state.ts';
import { afterPaint } from '#web/ui/timing.ts';
import type { OpenDialog } from '../dialogs/use-planner-dialogs.ts';

export function usePublishView(day: string | null, item: string | null, open: OpenDialog | null): void {
  const edited = editedBy(open);
  const shown = edited ?? item;
  const isEditing = edited !== null;
  // Published after the paint, since only others wait for it.
  useEffect(
    () => afterPaint(() => setLive({ where: { day, item: shown, isEditing } })),
    [day, shown, isEditing],
  );
}

function editedBy(open: OpenDialog | null): string | null {
  if (open === null || open.type === 'note') return null;
  return open.type === 'form' ? open.initial.item_id || null : open.item.id;
}
