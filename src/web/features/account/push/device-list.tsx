import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { DeviceRows, ThisDevice } from '../profile/components/setting.tsx';
import { useRemoveDevice } from './mutations.ts';

interface DeviceListProps {
  userId: string;
  devices: readonly { id: string; device: string; created_at: string; isHere: boolean }[];
}

export function DeviceList({ userId, devices }: DeviceListProps) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const remove = useRemoveDevice(userId);
  const momentOf = (created: string) =>
    formatInstant(Temporal.Instant.from(created.replace(' ', 'T')), language, Temporal.Now.timeZoneId());
  return (
    <DeviceRows data-slot="push-devices" aria-label={t('pushDevices')}>
      {devices.map(({ id, device, created_at, isHere }) => (
        <li key={id}>
          <span>
            <b>{device}</b>
            <small>
              {isHere && <ThisDevice>{t('sessionHere')} · </ThisDevice>}
              {t('pushSince', { moment: momentOf(created_at) })}
            </small>
          </span>
          <Button
            variant="quiet"
            isBusy={remove.isPending && remove.variables?.id === id}
            aria-label={t('pushRemoveDevice', { device })}
            onClick={() => remove.mutate({ id, isHere })}
          >
            {t('pushRemove')}
          </Button>
        </li>
      ))}
    </DeviceRows>
  );
}
