import { CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsRowWaiting } from './outbox.ts';

export function WaitingMark({ id }: { id: string }) {
  const { t } = useTranslation('trip');
  if (!useIsRowWaiting(id)) return null;
  return <CloudUpload size={14} role="img" aria-label={t('waiting')} />;
}
