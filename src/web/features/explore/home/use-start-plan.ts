import { useNavigate } from 'react-router';
import { type QuickPlan, saveQuickPlan } from '#web/forms/quick-plan.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';

/** Keeps a draft and goes where a trip is made of it: to the create dialog, or to sign up first (PUB-1, DASH-4). */
export function useStartPlan(): (plan: QuickPlan) => void | Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  return (plan) => {
    saveQuickPlan(plan);
    return navigate(user ? paths.dashboard({ action: 'createTrip' }) : paths.auth({ action: 'signup' }));
  };
}
