import { useTranslation } from 'react-i18next';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useDeviceFiles } from '#web/offline/device-files.ts';
import { useDeviceSettings } from '#web/offline/device-settings.ts';
import { Note } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import { useWholeStore } from '#web/ui/store.ts';
import { documentsWithoutRoom } from '../without-room.ts';

/** Names documents of the days ahead for which this device has no room. */
export function WithoutRoom({ documents }: { documents: readonly Pick<DocumentRow, 'id' | 'name'>[] }) {
  const { t } = useTranslation('documents');
  const { language } = useLanguage();
  const sizes = useDeviceFiles();
  const { days } = useDeviceSettings();
  const withoutRoom = useWholeStore(documentsWithoutRoom);
  const outside = documents.filter(({ id }) => withoutRoom.includes(id) && !sizes?.has(id));
  if (days === 0 || outside.length === 0) return null;
  const names = formatList(
    outside.map(({ name }) => name),
    language,
  );
  return (
    <Status>
      <Note>{t('withoutRoom', { names })}</Note>
    </Status>
  );
}
