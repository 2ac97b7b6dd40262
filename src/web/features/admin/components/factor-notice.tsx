import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageNotice } from './page-notice.tsx';

const SECURITY = { pathname: paths.profile(), hash: '#security' };

export function FactorOffer() {
  const { t } = useTranslation('admin');
  return (
    <PageNotice icon={ShieldCheck} text={t('factorOffer')}>
      <Link className={buttonClass({ size: 'small' })} to={SECURITY}>
        {t('factorSetUp')}
      </Link>
    </PageNotice>
  );
}

/** [AUTH-9] */
export function FactorDemand() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState headingLevel={1} title={t('factorDemandTitle')} text={t('factorDemandText')}>
      <Link className={buttonClass({ variant: 'go' })} to={SECURITY}>
        {t('factorSetUp')}
      </Link>
    </EmptyState>
  );
}
