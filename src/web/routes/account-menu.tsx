import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { UserMenu } from '#web/features/shell/components/user-menu.tsx';
import { useFirstTouch } from '#web/lib/first-touch.ts';
import { withLoading } from '#web/lib/loading.ts';
import { useSession, useSessionStore } from '#web/lib/session.tsx';
import { paths } from '#web/paths.ts';

const loadSignOut = () => import('#web/features/auth/mutations.ts');
const preloadSignOut = () => void loadSignOut().catch(console.error);

/** The user menu of every layout; loaded once somebody is signed in. */
export default function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const store = useSessionStore();
  const navigate = useNavigate();
  useFirstTouch(preloadSignOut);
  if (!user) return null;
  const leave = async () => {
    const { signOut } = await loadSignOut();
    await signOut(store, () => navigate(paths.home()));
  };
  return (
    <UserMenu user={user} onSignOut={() => void withLoading(leave(), t('signingOut')).catch(console.error)} />
  );
}
