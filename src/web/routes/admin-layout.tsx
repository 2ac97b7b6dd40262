import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadConfig } from '#web/data/config.ts';
import { hasFactorQuery } from '#web/features/account/security/queries.ts';
import { FactorDemand, FactorOffer } from '#web/features/admin/components/factor-notice.tsx';
import { newCountsQuery } from '#web/features/admin/queries.ts';
import { AccountMenu } from '#web/features/shell/components/account-menu.tsx';
import { AdminLayout } from '#web/features/shell/components/admin-layout.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/**
 * The administration's layout with the user menu and the number of unread messages. A supervisor without a second factor
 * is offered one on the first page; where the operator requires it, each page asks for it in place of its own content.
 */
export default function AdminLayoutRoute() {
  const { t } = useTranslation('common');
  const { user } = useSession();
  const { pathname } = useLocation();
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig });
  const { data: hasFactor, isPending } = useQuery(hasFactorQuery(user?.id ?? ''));
  const isRequired = config?.requiresSupervisorFactor === true;
  const isDemanded = isRequired && hasFactor === false;
  // Not a page that the next moment takes away.
  const isUnknown = config === undefined || (isRequired && isPending);
  const { data: counts } = useQuery({
    ...newCountsQuery(),
    enabled: !isUnknown && !isDemanded,
  });
  return (
    <AdminLayout
      userMenu={<AccountMenu />}
      waiting={{ requests: counts?.requests ?? 0, messages: counts?.messages ?? 0 }}
      notice={hasFactor === false && !isDemanded && pathname === paths.admin() && <FactorOffer />}
      demand={isUnknown ? <Spinner label={t('loading')} /> : isDemanded && <FactorDemand />}
    />
  );
}
