import { LegalPage } from '#web/features/legal/components/legal-page.tsx';
import { paths } from '#web/paths.ts';
import { legalPage } from '../legal-page.ts';

export const { read, head, entries } = legalPage('privacy', paths.privacy());

export default function PrivacyRoute() {
  return <LegalPage />;
}
