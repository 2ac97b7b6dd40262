import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './scripted-form.module.css';

/**
 * Surrounds a form that works by scripts. Until they run its fields are disabled, so that nothing that is typed gets lost; then
 * the form is mounted, with what the browser has stored. Without scripts it says that it needs them (PLUS-15).
 */
export function ScriptedForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    <fieldset className={styles.scriptedForm} role="presentation" disabled={!isHydrated}>
      <noscript>
        <p className={styles.needsScripts}>{t('needsScripts')}</p>
      </noscript>
      <Fragment key={isHydrated ? 'live' : 'still'}>{children}</Fragment>
    </fieldset>
  );
}
