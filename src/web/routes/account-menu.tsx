import { useTranslation } from 'react-i18next';
import { useSignOut } from '#web/features/auth/mutations.ts';
import { UserMenu } from '#web/features/shell/components/user-menu.tsx';
import { withLoading } from '#web/lib/loading.ts';
import { useSession } from '#web/lib/session.tsx';

/** The user menu of every layout; loaded once somebody is signed in. */
export default function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const signOut = useSignOut();
  if (!user) return null;
  return <UserMenu user={user} onSignOut={() => withLoading(signOut(), t('signingOut'))} />;
}
