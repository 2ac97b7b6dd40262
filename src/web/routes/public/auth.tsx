import { QueryProvider } from '#web/data/query-provider.tsx';
import { AuthPage } from '#web/features/auth/components/auth-page.tsx';

export default function AuthRoute() {
  return (
    <QueryProvider>
      <AuthPage />
    </QueryProvider>
  );
}
