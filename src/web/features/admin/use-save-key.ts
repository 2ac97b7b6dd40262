import { useEffect } from 'react';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** Ctrl+S and Cmd+S save instead of the browser; nothing in a dialog [ADMIN-4]. */
export function useSaveKey(onSave: () => void): void {
  const handleKey = useStableCallback((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) return;
    if (!event.repeat) onSave();
  });
  // Synchronises with the document's keys while the editor is open.
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [handleKey]);
}
