import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useLive } from '#web/live/live-state.ts';
import { paths } from '#web/paths.ts';
import { rememberReturnPath } from '#web/session/return-to.ts';
import { useSession } from '#web/session/session.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { decideAuthGuard } from './model.ts';

/** Goes elsewhere and keeps the place first asked for, to come back to it. */
function Detour({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation();
  // The place is written to session storage, which outlives the page.
  useEffect(() => rememberReturnPath({ pathname, search, hash }), [pathname, search, hash]);
  return <Navigate to={to} replace />;
}

/** Layout of the protected routes (GATE-1 to 5): the page, a spinner, or the way to what comes first. */
export function AuthGuard({ requireSupervisor = false }: { requireSupervisor?: boolean }) {
  const { status, user, isBusy } = useSession();
  const { pathname } = useLocation();
  const { t } = useTranslation('common');
  // A banned or deleted user loses the session too: the closed-trip notice stays, with what they typed.
  const isNoticeShown = useLive(({ closing }) => closing !== null && paths.trip(closing.tripId) === pathname);
  // The address has already changed and its page is loading, as after signing out: nothing left to decide here.
  const isLeaving = globalThis.location.pathname !== pathname;
  const decision = decideAuthGuard({
    status,
    user,
    isBusy: isBusy || isLeaving,
    requireSupervisor,
    pathname,
  });
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
