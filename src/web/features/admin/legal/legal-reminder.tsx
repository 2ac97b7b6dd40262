import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageNotice } from '../components/page-notice.tsx';
import { legalPagesQuery } from '../queries.ts';
import { useLegalNames } from './legal-resource.tsx';

/** Lists the pages that have placeholders left [PLUS-22]. */
export function LegalReminder() {
  const { t } = useTranslation('admin');
  const { data } = useQuery(legalPagesQuery());
  const names = useLegalNames();
  const open = data?.rows.filter(({ updatedAt, missing }) => updatedAt === null || missing > 0) ?? [];
  if (open.length === 0) return null;
  return (
    <PageNotice
      icon={Scale}
      text={t('legalReminder', { pages: open.map(({ slug }) => names[slug].name).join(', ') })}
    >
      <Link className={buttonClass({ size: 'small' })} to={paths.adminLegal()}>
        {t('legalReminderAction')}
      </Link>
    </PageNotice>
  );
}
