import { loadAreas } from '#i18n/i18n.ts';
import { AuthPage } from '#web/features/auth/components/auth-page.tsx';

await loadAreas('auth');

export default function AuthRoute() {
  return <AuthPage />;
}
