import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { discardDraft, hasDraft } from '#web/forms/drafts.ts';
import { clearQuickPlan, openQuickPlan, readQuickPlan } from '#web/forms/quick-plan.ts';
import { paths } from '#web/paths.ts';
import type { TripForm } from './schema.ts';
import { draftedDialog, PLANNED_DRAFT, planOf, tripDraftName } from './trip-form.ts';

/** `plan` fills in a new trip. */
export type OpenDialog =
  | { kind: 'create'; plan: Partial<TripForm>; draft: string }
  | { kind: 'import' }
  | { kind: 'edit'; id: string }
  | { kind: 'copy'; id: string }
  | { kind: 'delete'; id: string };

const QUICK_PLAN_ACTION = 'createTrip';

const creation = (draft: string, plan: Partial<TripForm> = {}): OpenDialog => ({
  kind: 'create',
  plan,
  draft,
});

/** That of a new trip with a draft, which has all its fields. @param closed a draft that was just given up */
function draftedCreation(closed?: string): OpenDialog | null {
  const draft = [tripDraftName(null), PLANNED_DRAFT].find((name) => name !== closed && hasDraft(name));
  return draft === undefined ? null : creation(draft);
}

/** Opens one at most: one with a draft again [SHELL-5]; `?action=createTrip` opens the quick plan's, what closes the plan's clears the plan [DASH-4]. */
export function useTripDialogs(tripIds: readonly string[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAction = new URLSearchParams(search).get('action') === QUICK_PLAN_ACTION;
  const [quickPlan] = useState(readQuickPlan);
  // The draft of a sample trip has a dialog of its own.
  const isAsked = isAction && quickPlan?.sample === undefined;
  const [opened, setOpened] = useState<OpenDialog | null>(() => {
    // An earlier quick plan's draft would hide it; one of after a reload is its own.
    if (isAsked && openQuickPlan()) discardDraft(PLANNED_DRAFT);
    return isAsked ? null : draftedCreation();
  });
  const [isDraftSought, setDraftSought] = useState(true);
  if (isDraftSought && tripIds.length > 0) {
    // Waits for the trips, of which one may have a draft.
    setDraftSought(false);
    const [drafted] = tripIds.flatMap((id) => {
      const kind = draftedDialog(id);
      return kind ? { kind, id } : [];
    });
    if (drafted && !opened && !isAsked) setOpened(drafted);
  }
  const dialog: OpenDialog | null =
    opened ?? (isAsked ? creation(quickPlan ? PLANNED_DRAFT : tripDraftName(null), planOf(quickPlan)) : null);
  const isOfPlan = isAsked || (dialog?.kind === 'create' && dialog.draft === PLANNED_DRAFT);

  const go = (to: string) => {
    Promise.resolve(navigate(to, { replace: isAsked })).catch(console.error);
  };

  return {
    dialog,
    create: () => setOpened(creation(tripDraftName(null))),
    importFile: () => setOpened({ kind: 'import' }),
    edit: (id: string) => setOpened({ kind: 'edit', id }),
    copy: (id: string) => setOpened({ kind: 'copy', id }),
    remove: (id: string) => setOpened({ kind: 'delete', id }),
    close: () => {
      setOpened(isAsked || dialog?.kind !== 'create' ? null : draftedCreation(dialog.draft));
      if (isOfPlan) clearQuickPlan();
      if (isAsked) go(paths.dashboard());
    },
    openTrip: (id: string) => {
      setOpened(null);
      if (isOfPlan) clearQuickPlan();
      go(paths.trip(id));
    },
  };
}
