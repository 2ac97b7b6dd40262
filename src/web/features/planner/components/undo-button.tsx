import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { undoLast, useLastUndo } from '#web/trip-data/undo.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDocumentKeys } from '#web/ui/use-document-keys.ts';

const OWN_UNDO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** Fields for text and dialogs have an undo of their own. */
function handlesUndo(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(OWN_UNDO) !== null;
}

/** Undoes also after the toast has closed, by Ctrl+Z and Cmd+Z too. */
export function UndoButton({ tripId }: { tripId: string }) {
  const { t } = useTranslation('trip-items');
  const last = useLastUndo(tripId);
  useDocumentKeys((event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.shiftKey || event.altKey || event.defaultPrevented || handlesUndo(event.target))
      return;
    event.preventDefault();
    undoLast(tripId);
  });
  if (!last) return null;
  return (
    <IconButton label={t('undoLast', { what: last.label })} onClick={() => undoLast(tripId)}>
      <Undo2 />
    </IconButton>
  );
}
