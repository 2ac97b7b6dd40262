import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { setTheme, useTheme } from '#web/session/theme.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from '../footer.module.css';

/** Light, dark or as the system has it; for visitors, who have no user menu. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useTheme();
  const name = useId();
  const isHydrated = useHydrated();
  const choices = [
    { value: 'system', label: t('themeSystem'), Icon: Monitor },
    { value: 'light', label: t('themeLight'), Icon: Sun },
    { value: 'dark', label: t('themeDark'), Icon: Moon },
  ] as const;
  return (
    <fieldset className={styles.themeSwitch} disabled={!isHydrated}>
      <legend className="sr-only">{t('theme')}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} title={label}>
          <input type="radio" name={name} checked={value === theme} onChange={() => setTheme(value)} />
          <Icon aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
