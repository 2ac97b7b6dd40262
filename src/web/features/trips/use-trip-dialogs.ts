import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { discardDraft, hasDraft } from '#web/forms/drafts.ts';
import { clearQuickPlan, readQuickPlan } from '#web/forms/quick-plan.ts';
import { paths } from '#web/paths.ts';
import type { TripForm } from './schema.ts';
import { planOf, tripDraftName } from './trip-form.ts';

/** Which dialog of the dashboard is open. A new trip may come with what is known of it already. */
export type OpenDialog =
  | { kind: 'create'; plan: Partial<TripForm> }
  | { kind: 'import' }
  | { kind: 'edit'; id: string }
  | { kind: 'delete'; id: string };

const QUICK_PLAN_ACTION = 'createTrip';

/**
 * The dashboard's dialogs. One whose form was open when the page was left opens again (SHELL-5), and
 * `?action=createTrip` opens one filled from the quick plan; closing it clears both (DASH-4).
 */
export function useTripDialogs(tripIds: readonly string[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAction = new URLSearchParams(search).get('action') === QUICK_PLAN_ACTION;
  // A draft that is a trip of the house has a dialog of its own.
  const [isSample] = useState(() => readQuickPlan()?.sample !== undefined);
  const isAsked = isAction && !isSample;
  const [opened, setOpened] = useState<OpenDialog | null>(() =>
    hasDraft(tripDraftName(null)) ? { kind: 'create', plan: {} } : null,
  );
  const [isDraftSought, setDraftSought] = useState(true);
  if (isDraftSought && tripIds.length > 0) {
    // Once, when the trips have loaded: one of them may have a draft.
    setDraftSought(false);
    const drafted = tripIds.find((id) => hasDraft(tripDraftName(id)));
    if (drafted !== undefined && !opened && !isAsked) setOpened({ kind: 'edit', id: drafted });
  }
  const dialog: OpenDialog | null =
    opened ?? (isAsked ? { kind: 'create', plan: planOf(readQuickPlan()) } : null);

  const go = (to: string) => {
    Promise.resolve(navigate(to, { replace: isAsked })).catch(console.error);
  };

  return {
    dialog,
    create: () => {
      discardDraft(tripDraftName(null));
      setOpened({ kind: 'create', plan: {} });
    },
    importFile: () => setOpened({ kind: 'import' }),
    edit: (id: string) => setOpened({ kind: 'edit', id }),
    remove: (id: string) => setOpened({ kind: 'delete', id }),
    close: () => {
      setOpened(null);
      if (!isAsked) return;
      clearQuickPlan();
      go(paths.dashboard());
    },
    /** Opens the trip that was created. */
    openTrip: (id: string) => {
      setOpened(null);
      if (isAsked) clearQuickPlan();
      go(paths.trip(id));
    },
  };
}
