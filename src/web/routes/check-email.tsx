import { loadAreas } from '#i18n/i18n.ts';
import { CheckEmailPage } from '#web/features/auth/components/check-email-page.tsx';

await loadAreas('auth');

export default function CheckEmailRoute() {
  return <CheckEmailPage />;
}
