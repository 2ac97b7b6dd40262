import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { setTheme, THEMES, useTheme } from '#web/session/theme.ts';
import styles from '../footer.module.css';

/** Light, dark or as the system has it; for visitors, who have no user menu. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useTheme();
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Chosen on the rendered page, before it was listened to.
    const chosen = root.current?.querySelector<HTMLInputElement>('input:checked');
    const early = chosen?.defaultChecked === false && THEMES.find((theme) => theme === chosen.value);
    if (early) setTheme(early);
  }, []);
  const choices = [
    { value: 'system', label: t('themeSystem'), Icon: Monitor },
    { value: 'light', label: t('themeLight'), Icon: Sun },
    { value: 'dark', label: t('themeDark'), Icon: Moon },
  ] as const;
  return (
    <fieldset className={styles.themeSwitch} ref={root}>
      <legend className="sr-only">{t('theme')}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === theme}
            onChange={() => setTheme(value)}
          />
          <Icon aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
