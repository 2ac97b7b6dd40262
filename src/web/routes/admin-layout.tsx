import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useConfig } from '#web/data/use-config.ts';
import { hasFactorQuery } from '#web/features/account/security/queries.ts';
import { FactorDemand, FactorOffer } from '#web/features/admin/components/factor-notice.tsx';
import { newCountsQuery } from '#web/features/admin/queries.ts';
import { AccountMenu } from '#web/features/shell/components/account-menu.tsx';
import { AdminLayout } from '#web/features/shell/components/admin-layout.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ProfileUpdates } from './profile-updates.tsx';

/** Offers supervisors a second factor, or demands it before anything else. */
export default function AdminLayoutRoute() {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { pathname } = useLocation();
  const config = useConfig();
  const { data: hasFactor, isPending } = useQuery(hasFactorQuery(user?.id ?? ''));
  const isRequired = config?.requiresSupervisorFactor === true;
  const isDemanded = isRequired && hasFactor === false;
  // Waiting avoids showing a page for a moment.
  const isUnknown = config === undefined || (isRequired && isPending);
  const { data: counts } = useQuery({
    ...newCountsQuery(),
    enabled: !isUnknown && !isDemanded,
  });
  return (
    <>
      <AdminLayout
        userMenu={<AccountMenu />}
        waiting={{ requests: counts?.requests ?? 0, messages: counts?.messages ?? 0 }}
        notice={hasFactor === false && !isDemanded && pathname === paths.admin() && <FactorOffer />}
        demand={isUnknown ? <Spinner label={t('loading')} /> : isDemanded && <FactorDemand />}
      />
      <ProfileUpdates />
    </>
  );
}
