import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '#web/offline/device-store.ts';
import { pressAgain, typeAgain } from '#web/ui/early-input.ts';
import { Note } from '#web/ui/layout.tsx';
import { loadDrafts } from './drafts.ts';
import styles from './scripted-form.module.css';

/**
 * Opens with the device's drafts, which are read first. On a first visit its fields can be filled before scripts run; with
 * drafts they are disabled until then, and without scripts it explains [PLUS-15].
 */
export function ScriptedForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'early' | 'filled' | 'live'>('early');
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // What was typed stays in its fields; a form that was left alone is mounted again, before anybody types into the first.
    const begin = () =>
      flushSync(() => setState(fields.current && typeAgain(fields.current) ? 'filled' : 'live'));
    loadInTime(loadDrafts).then(begin, console.error);
  }, []);
  useEffect(() => {
    if (state !== 'early' && fields.current) pressAgain(fields.current);
  }, [state]);
  const isEarly = state === 'early';
  return (
    <fieldset
      className={styles.scriptedForm}
      role="presentation"
      ref={fields}
      disabled={isEarly}
      data-early={isEarly || undefined}
    >
      <noscript>
        <Note size={14} className={styles.needsScripts}>
          {t('needsScripts')}
        </Note>
      </noscript>
      <Fragment key={state === 'live' ? 'live' : 'early'}>{children}</Fragment>
    </fieldset>
  );
}
