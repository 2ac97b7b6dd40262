import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { i18n } from '#i18n/i18n.ts';
import { useLive } from '#web/live/live-state.ts';
import { paths } from '#web/paths.ts';
import { useSaveLocalePreferences } from '#web/session/preferences/locale-preferences.ts';
import { rememberReturnPath } from '#web/session/return-to.ts';
import { useSession } from '#web/session/session.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.ts';
import { type AuthGuardDecision, decideAuthGuard } from './model.ts';

/** Stores the page that was asked for, and redirects; the user returns to it later. */
function Detour({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation();
  // Session storage outlives the page.
  useEffect(() => rememberReturnPath({ pathname, search, hash }), [pathname, search, hash]);
  return <Navigate to={to} replace />;
}

/** Explains why somebody who loses the role on a page of the administration is led out. */
function useRoleLossNotice(decision: AuthGuardDecision, userId: string | undefined): void {
  const admitted = useRef<string>(undefined);
  useEffect(() => {
    // The texts are those of the page that was open.
    if (decision === 'dashboard' && admitted.current === userId)
      toast({
        title: i18n.t('admin:roleLost'),
        description: i18n.t('admin:roleLostText'),
        duration: Number.POSITIVE_INFINITY,
      });
    if (decision === 'enter') admitted.current = userId;
  }, [decision, userId]);
}

/** Shows the page, a spinner, or redirects to what has to come first [GATE-1] to [GATE-5]. */
export function AuthGuard({ requireSupervisor = false }: { requireSupervisor?: boolean }) {
  const { status, user, isBusy } = useSession();
  const { pathname } = useLocation();
  const { t } = useTranslation('common');
  // An invited guest may never see the dashboard.
  useSaveLocalePreferences();
  // A banned or deleted user has no session: the closed-trip notice remains, with their drafts.
  const isNoticeShown = useLive(({ closing }) => closing !== null && paths.trip(closing.tripId) === pathname);
  // The address has changed and its page is still loading, as after a sign-out.
  const isLeaving = globalThis.location.pathname !== pathname;
  const decision = decideAuthGuard({
    status,
    user,
    isBusy: isBusy || isLeaving,
    requireSupervisor,
    pathname,
  });
  useRoleLossNotice(decision, user?.id);
  if (isNoticeShown) return <Outlet />;
  switch (decision) {
    case 'wait':
      return <Spinner label={t('loading')} fillsPage />;
    case 'sign-in':
      return <Detour to={paths.auth()} />;
    case 'dashboard':
      return <Navigate to={paths.dashboard()} replace />;
    case 'onboarding':
      return <Detour to={paths.onboarding()} />;
    case 'enter':
      return <Outlet />;
  }
}
