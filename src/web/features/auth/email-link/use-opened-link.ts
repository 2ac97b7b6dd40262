import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { ownPath } from '#web/session/return-to.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { storedEmail } from '#web/session/stored-session.ts';
import { useHydrated } from '#web/ui/browser-state.ts';
import { toast } from '#web/ui/toasts.ts';
import { landing, useWelcome } from '../mutations.ts';
import { type LinkKind, type LinkProblem, linkOf, type OpenedLink, problemOf } from './link-problem.ts';

export type LinkState =
  | { step: 'working' }
  /** Somebody is signed in here, with this address: the link may be another account's. */
  | { step: 'ask'; email: string }
  /** The other of the two addresses has still to confirm. */
  | { step: 'half' }
  | { step: 'problem'; problem: LinkProblem; kind: LinkKind | null };

/** Returns where to go; a trip begun before the sign-in comes first [AUTH-3]. */
function placeAfter(next: string | null): string {
  const place = ownPath(next);
  return place === null || place === paths.dashboard() ? landing() : place;
}

/**
 * Redeems the link once: at once where nobody is signed in, otherwise after an act, since any page may lead to a link of any account, which
 * ends the session here. `open` redeems it then, and tries again after a failure.
 */
export function useOpenedLink(): { state: LinkState; open: () => void } {
  const store = useSessionStore();
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const welcome = useWelcome();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  // Read once, because the secret leaves the address at once.
  const [link] = useState<OpenedLink | null>(() => linkOf(new URLSearchParams(search)));
  const [email] = useState(storedEmail);
  const [state, setState] = useState<LinkState>(
    email === null ? { step: 'working' } : { step: 'ask', email },
  );

  const take = async ({ kind, token, next }: OpenedLink) => {
    try {
      const { data, error } = await store.act((client) =>
        client.auth.verifyOtp({ token_hash: token, type: kind }),
      );
      if (error) return setState({ step: 'problem', problem: problemOf(error), kind });
      if (!data.session) return setState({ step: 'half' });
      if (kind === 'magiclink') welcome(data.user);
    } catch {
      return setState({ step: 'problem', problem: 'failed', kind });
    }
    if (kind === 'recovery' || kind === 'invite')
      return navigate(paths.auth({ action: 'new-password' }), { replace: true });
    if (kind === 'signup') toast({ title: t('confirmed'), description: t('welcome') });
    if (kind === 'email_change') {
      // An open session may still have the previous address.
      await store.refresh();
      toast({ title: t('addressChanged'), description: t('addressChangedText') });
    }
    return navigate(placeAfter(next), { replace: true });
  };

  const begin = async (opened: OpenedLink) => {
    if (email === null) await take(opened);
  };

  const isTaken = useRef(false);
  // Runs once, for any number of renderings.
  useEffect(() => {
    if (isTaken.current || !link) return;
    isTaken.current = true;
    globalThis.history.replaceState(globalThis.history.state, '', paths.auth({ action: 'link' }));
    begin(link).catch(console.error);
  });
  const shown: LinkState = link ? state : { step: 'problem', problem: 'foreign', kind: null };
  return {
    // The server knows neither the link nor who is signed in.
    state: isHydrated ? shown : { step: 'working' },
    open: () => {
      setState({ step: 'working' });
      if (link) take(link).catch(console.error);
    },
  };
}
