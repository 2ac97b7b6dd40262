import { type ReactNode, useState } from 'react';
import { withAreas } from '#i18n/i18n.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { countPendingUploads, countRefusedUploads } from '#web/offline/pending-uploads.ts';
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
  // Counted at the press: a document may be refused before the question is loaded.
  const [asked, setAsked] = useState<{ scope: SignOutScope; refusedBefore: number } | null>(null);
  const answer = (scope: SignOutScope) => {
    setAsked(null);
    leave(scope);
  };
  return {
    signOut: (scope) =>
      outboxEntries().length + countPendingUploads() > 0
        ? setAsked({ scope, refusedBefore: countRefusedUploads() })
        : leave(scope),
    dialog: asked && (
      <SignOutQuestion
        refusedBefore={asked.refusedBefore}
        onLeave={() => answer(asked.scope)}
        onStay={() => setAsked(null)}
      />
    ),
  };
}
