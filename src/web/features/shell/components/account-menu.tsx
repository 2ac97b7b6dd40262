import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { UserMenu } from '#web/features/shell/components/user-menu.tsx';
import { paths } from '#web/paths.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { useAskedSignOut } from '#web/session/use-asked-sign-out.tsx';
import { useOnFirstInteraction } from '#web/ui/timing.ts';
import { withLoading } from '../loading-store.ts';

const loadSignOut = () => import('#web/session/sign-out.ts');
const preloadSignOut = () => void loadSignOut().catch(console.error);

export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const store = useSessionStore();
  const navigate = useNavigate();
  const leave = async () => {
    const { signOut: signOutHere } = await loadSignOut();
    await signOutHere(store, () => navigate(paths.home()));
  };
  const { signOut, dialog } = useAskedSignOut(
    () => void withLoading(leave(), t('signingOut')).catch(console.error),
  );
  useOnFirstInteraction(preloadSignOut);
  if (!user) return null;
  return (
    <>
      <UserMenu user={user} onSignOut={() => signOut('local')} />
      {dialog}
    </>
  );
}
