import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useLoadingRequest } from '../loading-store.ts';

const LoadingDialog = lazyPart(async () => (await import('#web/ui/loading-dialog.tsx')).LoadingDialog);

/** The global loading dialog (SHELL-3): on screen as long as something has asked the page to wait. */
export function GlobalLoading() {
  const { t } = useTranslation();
  const request = useLoadingRequest();
  if (!request) return null;
  return <LoadingDialog open message={request.message ?? t('loading')} />;
}
