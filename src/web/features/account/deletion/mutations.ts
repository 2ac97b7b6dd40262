import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { unwrap } from '#db/app-error.ts';
import { request, toastFailure } from '#web/data/request.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { clearOutboxOf } from '#web/offline/outbox.ts';
import { paths } from '#web/paths.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { endAsAsked } from '#web/session/session-end.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { downloadFile } from '#web/ui/download-file.ts';
import { toast } from '#web/ui/toasts.ts';
import { clearAvatars } from '../avatar/mutations.ts';
import { exportName } from './account-deletion.ts';

export function useDownloadMyData() {
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async () => {
      const data = await request((client) => client.rpc('export_my_data'));
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      downloadFile(exportName(Temporal.Now.plainDateISO()), content);
    },
    onSuccess: () => toast({ title: t('downloaded') }),
    onError: (error) => toastFailure(t('downloadFailed'), error),
  });
}

export interface DeletionProof {
  transfers: Record<string, string>;
  /** Undefined: the account has no password, so its address is typed instead. */
  password: string | undefined;
  code: string;
  confirmation: string;
  /** Removes the name from others' trips, too. */
  forgetsName: boolean;
}

/** Proves a password by a second session first. Throws the server's refusal. */
export function useDeleteAccount(user: SessionUser) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: async ({ transfers, password, code, confirmation, forgetsName }: DeletionProof) => {
      const client = await loadClient();
      const { openFreshSession } = await import('#web/session/fresh-session.ts');
      const fresh =
        password === undefined
          ? undefined
          : await openFreshSession({ email: user.email ?? '', password, code });
      try {
        const leave = async (isDryRun: boolean) => {
          const call = client.rpc('delete_my_account', {
            transfers,
            confirmation,
            dry_run: isDryRun,
            forget_name: forgetsName,
          });
          unwrap(await (fresh ? call.setHeader('Authorization', `Bearer ${fresh.accessToken}`) : call));
        };
        // Dry run first: a refused deletion must not lose the picture.
        await leave(true);
        await clearAvatars(user.id);
        await leave(false);
      } catch (error) {
        await fresh?.end();
        throw error;
      }
      await clearOutboxOf(user.id);
      await store.act(() => endAsAsked(() => client.auth.signOut({ scope: 'local' })));
      await navigate(paths.home());
      toast({ title: t('accountDeleted'), description: t('accountDeletedText') });
    },
  });
}
