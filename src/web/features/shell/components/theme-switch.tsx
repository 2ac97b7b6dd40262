import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { setTheme, useTheme } from '#web/session/preferences/theme.ts';
import { useHydrated } from '#web/ui/browser-state.ts';
import { ChoiceLabel } from '#web/ui/choice-label.tsx';
import { typeAgain } from '#web/ui/early-input.ts';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import styles from './footer.module.css';

/** Lets visitors choose a theme; without scripts, by links whose choice the server stores. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useTheme();
  const name = useId();
  const isHydrated = useHydrated();
  const fields = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (isHydrated && fields.current) typeAgain(fields.current);
  }, [isHydrated]);
  const { pathname, search } = useLocation();
  const choices = [
    { value: 'system', label: t('themeSystem'), Icon: Monitor },
    { value: 'light', label: t('themeLight'), Icon: Sun },
    { value: 'dark', label: t('themeDark'), Icon: Moon },
  ] as const;
  const addressOf = (value: string) => {
    const query = new URLSearchParams(search);
    query.set('theme', value);
    return `${pathname}?${query}`;
  };
  return (
    <>
      <noscript>
        <Row as="nav" gap={16} align="stretch" className={styles.themeLinks} aria-label={t('theme')}>
          {choices.map(({ value, label }) => (
            <a key={value} href={addressOf(value)} rel="nofollow">
              {label}
            </a>
          ))}
        </Row>
      </noscript>
      <fieldset
        className={styles.themeSwitch}
        ref={fields}
        disabled={!isHydrated}
        data-early={!isHydrated || undefined}
      >
        <VisuallyHidden as="legend">{t('theme')}</VisuallyHidden>
        {choices.map(({ value, label, Icon }) => (
          <ChoiceLabel key={value} title={label}>
            <input type="radio" name={name} checked={value === theme} onChange={() => setTheme(value)} />
            <Icon aria-hidden="true" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </ChoiceLabel>
        ))}
      </fieldset>
    </>
  );
}
