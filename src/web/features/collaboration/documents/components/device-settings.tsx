import { useTranslation } from 'react-i18next';
import { formatFileSize } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import {
  changeDeviceSettings,
  DAYS_AHEAD,
  DEVICE_LIMITS,
  useDeviceSettings,
} from '#web/offline/device-settings.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from './documents.module.css';

export function DeviceSettings() {
  const { t } = useTranslation('documents');
  const { language } = useLanguage();
  const { days, limit } = useDeviceSettings();
  const chosen = <Value extends number>(values: readonly Value[], value: string) =>
    values.find((one) => String(one) === value);
  return (
    <div className={styles.deviceSettings}>
      <SelectField
        label={t('ahead')}
        hint={t('aheadHint')}
        value={String(days)}
        options={DAYS_AHEAD.map((count) => ({
          value: String(count),
          label: count === 0 ? t('aheadNone') : t('aheadDays', { count }),
        }))}
        onChange={({ target }) => {
          const next = chosen(DAYS_AHEAD, target.value);
          if (next !== undefined) changeDeviceSettings({ days: next });
        }}
      />
      <SelectField
        label={t('deviceLimit')}
        value={String(limit)}
        options={DEVICE_LIMITS.map((bytes) => ({
          value: String(bytes),
          label: formatFileSize(bytes, language),
        }))}
        onChange={({ target }) => {
          const next = chosen(DEVICE_LIMITS, target.value);
          if (next !== undefined) changeDeviceSettings({ limit: next });
        }}
      />
    </div>
  );
}
