import { useBackCloses } from '#web/ui/overlay-closing.ts';
import { AGENDA, type PlannerView } from './use-planner-view.ts';

interface Screen {
  isNarrow: boolean;
  /** The address without a day shows the agenda, else a day. */
  isAgendaFirst: boolean;
}

/** On narrow screens Back closes what covers the view that the trip opens with. */
export function useBackToFirstView(
  {
    day,
    panel,
    item,
    link,
    open,
    select,
  }: Pick<PlannerView, 'day' | 'panel' | 'item' | 'link' | 'open' | 'select'>,
  { isNarrow, isAgendaFirst }: Screen,
): void {
  const isOther = isAgendaFirst ? day !== null && day !== AGENDA : day === AGENDA;
  useBackCloses(isNarrow && isOther, () => {
    open(link({ day: null, item: null }), { replace: true });
    return true;
  });
  useBackCloses(isNarrow && panel !== null, () => {
    open(link({ panel: null, item: null }), { replace: true });
    return true;
  });
  useBackCloses(isNarrow && item !== null, () => {
    select(null);
    return true;
  });
}
