import { CheckEmailPage } from '#web/features/auth/components/check-email-page.tsx';

export default function CheckEmailRoute() {
  return <CheckEmailPage />;
}
