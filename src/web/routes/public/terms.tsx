import { LegalPage } from '#web/features/legal/components/legal-page.tsx';
import { paths } from '#web/paths.ts';
import { legalPage } from '../legal-page.ts';

export const { read, head, entries } = legalPage('terms', paths.terms());

export default function TermsRoute() {
  return <LegalPage />;
}
