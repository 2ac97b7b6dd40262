import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '#web/offline/device-store.ts';
import { Note } from '#web/ui/note.tsx';
import { loadDrafts } from './drafts.ts';
import styles from './scripted-form.module.css';

/** Disables the fields until scripts run, so that nothing typed is lost, then mounts the form; without scripts it explains [PLUS-15]. */
export function ScriptedForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    // The form opens with the device's drafts, which are read before.
    loadInTime(loadDrafts).then(() => setLive(true), console.error);
  }, []);
  return (
    <fieldset className={styles.scriptedForm} role="presentation" disabled={!isLive}>
      <noscript>
        <Note size={14} className={styles.needsScripts}>
          {t('needsScripts')}
        </Note>
      </noscript>
      <Fragment key={isLive ? 'live' : 'still'}>{children}</Fragment>
    </fieldset>
  );
}
