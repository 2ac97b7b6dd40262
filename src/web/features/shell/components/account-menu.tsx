import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadAreas } from '#i18n/i18n.ts';
import { UserMenu } from '#web/features/shell/components/user-menu.tsx';
import { outboxEntries } from '#web/offline/outbox.ts';
import { paths } from '#web/paths.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useOnFirstInteraction } from '#web/ui/on-first-interaction.ts';
import { withLoading } from '../loading-store.ts';

const loadSignOut = () => import('#web/session/sign-out.ts');
const preloadSignOut = () => void loadSignOut().catch(console.error);

const SignOutQuestion = lazyPart(async () => {
  const [{ SignOutQuestion: Question }] = await Promise.all([
    import('./sign-out-question.tsx'),
    loadAreas('offline'),
  ]);
  return Question;
});

/** The user menu of every layout; loaded once somebody is signed in. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const store = useSessionStore();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  useOnFirstInteraction(preloadSignOut);
  if (!user) return null;
  const signOutHere = async () => {
    const { signOut } = await loadSignOut();
    await signOut(store, () => navigate(paths.home()));
  };
  const leave = () => {
    setAsking(false);
    withLoading(signOutHere(), t('signingOut')).catch(console.error);
  };
  return (
    <>
      <UserMenu user={user} onSignOut={() => (outboxEntries().length > 0 ? setAsking(true) : leave())} />
      {isAsking && <SignOutQuestion onLeave={leave} onStay={() => setAsking(false)} />}
    </>
  );
}
