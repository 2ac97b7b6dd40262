import { type ReactNode, useState } from 'react';
import { withAreas } from '#i18n/i18n.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { countPendingUploads } from '#web/offline/pending-uploads.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { SignOutScope } from './sign-out.ts';

const SignOutQuestion = lazyPart(
  async () => (await withAreas(import('./sign-out-question.tsx'), 'offline')).SignOutQuestion,
);

interface AskedSignOut {
  signOut: (scope: SignOutScope) => void;
  dialog: ReactNode;
}

/** Asks before a sign-out while changes are unsaved, or documents being sent [AUTH-6]. */
export function useAskedSignOut(leave: (scope: SignOutScope) => void): AskedSignOut {
  const [asked, setAsked] = useState<SignOutScope | null>(null);
  const answer = (scope: SignOutScope) => {
    setAsked(null);
    leave(scope);
  };
  return {
    signOut: (scope) => (outboxEntries().length + countPendingUploads() > 0 ? setAsked(scope) : leave(scope)),
    dialog: asked && <SignOutQuestion onLeave={() => answer(asked)} onStay={() => setAsked(null)} />,
  };
}
