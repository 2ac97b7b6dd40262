import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useLive } from '#web/live/live-state.ts';
import { paths } from '#web/paths.ts';
import { rememberReturnPath } from '#web/session/return-to.ts';
import { useSession } from '#web/session/session.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { decideAuthGuard } from './model.ts';

/** Remembers the place first asked for. */
function Detour({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation();
  // In session storage, which outlives the page.
  useEffect(() => rememberReturnPath({ pathname, search, hash }), [pathname, search, hash]);
  return <Navigate to={to} replace />;
}

/** The page, a spinner, or the way to what comes first [GATE-1] to [GATE-5]. */
export function AuthGuard({ requireSupervisor = false }: { requireSupervisor?: boolean }) {
  const { status, user, isBusy } = useSession();
  const { pathname } = useLocation();
  const { t } = useTranslation('common');
  // A lost session of a banned or deleted user: the closed-trip notice stays, with their drafts.
  const isNoticeShown = useLive(({ closing }) => closing !== null && paths.trip(closing.tripId) === pathname);
  // The address has changed and its page is loading, as after a sign-out.
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
