import { LegalPage } from '#web/features/legal/components/legal-page.tsx';
import { paths } from '#web/paths.ts';
import { legalPage } from '../legal-page.ts';

export const { read, head, entries } = legalPage('notice', paths.legalNotice());

export default function LegalNoticeRoute() {
  return <LegalPage />;
}
