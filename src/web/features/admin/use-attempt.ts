import { useTranslation } from 'react-i18next';
import { toastFailure } from '#web/data/request.ts';
import { toastWithUndo, undoAction, undoneText } from '#web/trip-data/undo.ts';
import { type ToastAction, toast } from '#web/ui/toasts.ts';

interface Deletion<Row> {
  scope: string;
  /** Returns the deleted rows: none when another supervisor was faster. */
  remove: () => Promise<Row[]>;
  labelOf: (gone: readonly Row[]) => string;
  nameOf: (row: Row) => string;
  restore: (gone: readonly Row[]) => Promise<void>;
}

/** Reports failures as toasts; each function returns whether it succeeded [ADMIN-3]. */
export function useAttempt() {
  const { t } = useTranslation(['admin', 'notifications']);
  const attempt = async (
    work: () => Promise<void>,
    failed: string,
    retry?: ToastAction,
  ): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toastFailure(failed, error, retry);
      return false;
    }
  };
  return {
    attempt,
    /** Deletes rows, with an undo in the toast. */
    deleteRows: <Row>({ scope, remove, labelOf, nameOf, restore }: Deletion<Row>) =>
      attempt(async () => {
        const gone = await remove();
        const label = labelOf(gone);
        // The rows are in this page alone: an undo that fails is offered again.
        const undo = (): Promise<boolean> =>
          attempt(
            async () => {
              await restore(gone);
              toast(undoneText(gone.map(nameOf)));
            },
            t('notifications:undoFailed'),
            undoAction(() => void undo()),
          );
        if (gone.length === 0) toast({ title: label });
        else toastWithUndo({ title: label }, { scope, label, undo: () => void undo() });
      }, t('deleteFailed')),
  };
}
