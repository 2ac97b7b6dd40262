import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostContent } from '#db/admin.types.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { toastFailure } from '#web/data/request.ts';
import { toastWithUndo } from '#web/trip-data/undo.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-parts.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toasts.ts';
import { LoadFailure } from '../../components/loaded.tsx';
import { takeBackPost } from '../mutations.ts';
import { versionQuery } from '../queries.ts';
import type { PreviewPost } from './post-body.tsx';

interface VersionDialogProps {
  postId: string;
  versionId: string;
  /** When it was saved, as text. */
  moment: string;
  preview: PreviewPost;
  onClose: () => void;
}

export function VersionDialog({ postId, versionId, moment, preview, onClose }: VersionDialogProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [shown, setShown] = useState(language);
  const [isBusy, setIsBusy] = useState(false);
  const { data, error, refetch } = useQuery(versionQuery(versionId));
  const takeBack = useTakeBack(postId);
  const confirm = async () => {
    if (!data) return;
    setIsBusy(true);
    await takeBack(data);
    setIsBusy(false);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('versionOf', { moment })}
      description={t('versionText')}
      size="wide"
      footer={
        <DialogButtons
          cancelLabel={t('close')}
          onCancel={onClose}
          label={t('takeBack')}
          isBusy={isBusy}
          disabled={!data}
          onClick={() => void confirm()}
        />
      }
    >
      {!data && !error && <Spinner size="small" label={t('loadingList')} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <Tabs
          label={t('views')}
          value={shown}
          onValueChange={(value) => setShown(value === 'en' ? 'en' : 'fr')}
          tabs={[
            { value: 'fr', label: t('inFrench') },
            { value: 'en', label: t('inEnglish') },
          ]}
        >
          {preview({
            title: data[`title_${shown}`],
            excerpt: data[`excerpt_${shown}`] ?? '',
            body: data[`body_${shown}`],
            coverUrl: data.cover_url ?? '',
            language: shown,
          })}
        </Tabs>
      )}
    </Dialog>
  );
}

/** Restores a version, with undo; the replaced text becomes a version itself. */
function useTakeBack(postId: string) {
  const { t } = useTranslation('admin');
  const takeBack = async (content: PostContent): Promise<void> => {
    try {
      const before = await takeBackPost(postId, content);
      if (!before) {
        toast({ title: t('takeBackClash'), variant: 'destructive' });
        return;
      }
      const label = t('takenBack');
      toastWithUndo(
        { title: label },
        {
          scope: 'posts',
          label,
          undo: () => void takeBack(before),
        },
      );
    } catch (error) {
      toastFailure(t('saveFailed'), error);
    }
  };
  return takeBack;
}
