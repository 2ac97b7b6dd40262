import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { can, tripRole } from '#domain/roles.ts';
import { loadAreas } from '#i18n/i18n.ts';
import { SharedFilesEmpty } from '#web/features/imports/components/shared-files-empty.tsx';
import { SharedFilesForm } from '#web/features/imports/components/shared-files-form.tsx';
import { isForImport, sampleOf } from '#web/features/imports/file-types.ts';
import { importLater } from '#web/features/imports/waiting-files.ts';
import { arrangeTrips } from '#web/features/trips/model.ts';
import { useTrips } from '#web/features/trips/queries.ts';
import { clearSharedFiles, readSharedFiles } from '#web/offline/shared-files.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyPage } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.ts';

async function sendAsDocuments(tripId: string, userId: string, files: readonly File[]): Promise<void> {
  const [{ addFiles }, { knownDocuments }] = await Promise.all([
    import('#web/features/collaboration/documents/add-files.ts'),
    import('#web/features/collaboration/documents/queries.ts'),
    loadAreas('documents', 'trip'),
  ]);
  await addFiles({ tripId, itemId: null, userId }, files, await knownDocuments(tripId));
}

/** Asks for the trip of files from `share_target` [PLUS-10]. */
export default function SharedFilesRoute() {
  const { t } = useTranslation(['imports', 'dashboard']);
  const { user } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const { data: trips, isError, isFetching, refetch } = useTrips(user?.id ?? '', { enabled: user !== null });
  const { data: files } = useQuery({
    queryKey: ['shared-files'],
    queryFn: readSharedFiles,
    networkMode: 'always',
    gcTime: 0,
  });
  const take = async (tripId: string) => {
    setBusy(true);
    const all = await Promise.all(
      (files ?? []).map(async (file) => ({ file, isImport: isForImport(await sampleOf(file)) })),
    );
    const filesThat = (is: boolean) => all.filter(({ isImport }) => isImport === is).map(({ file }) => file);
    const documents = filesThat(false);
    if (documents.length > 0) await sendAsDocuments(tripId, user?.id ?? '', documents);
    importLater(tripId, filesThat(true));
    const view = documents.length > 0 ? { panel: 'tasks', section: 'documents' } : {};
    await navigate(paths.trip(tripId, view), { replace: true });
  };
  const discard = async () => {
    await clearSharedFiles();
    await navigate(paths.dashboard(), { replace: true });
  };
  const editable = (trips ?? []).filter((trip) => can(tripRole(trip, user?.id), 'edit_items'));
  const { next, later, past } = arrangeTrips(editable, Temporal.Now.plainDateISO());
  if (!trips && isError)
    return (
      <EmptyPage title={t('dashboard:loadFailed')} text={t('imports:sharedWaiting')}>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {t('dashboard:retry')}
        </Button>
      </EmptyPage>
    );
  if (!files || !trips) return <Spinner fillsPage label={t('imports:reading')} showLabel />;
  const hasFailed = query.get('stored') === 'no';
  if (files.length === 0) return <SharedFilesEmpty hasFailed={hasFailed} />;
  return (
    <SharedFilesForm
      files={files}
      // The current or next trip is first, past ones last.
      trips={[...(next ? [next] : []), ...later, ...past]}
      isBusy={isBusy}
      hasFailed={hasFailed}
      onSubmit={(tripId) =>
        void take(tripId).catch((error: unknown) => {
          console.error(error);
          setBusy(false);
          toast({ title: t('imports:sharedFailed'), variant: 'destructive' });
        })
      }
      onDiscard={() => void discard().catch(console.error)}
    />
  );
}
