import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Setting } from '../../profile/components/setting.tsx';
import { useNewCodes, useProve, useUnenrol } from '../mutations.ts';
import type { Keys } from '../sign-in-methods.ts';
import { CodeDialog } from './code-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import styles from './security.module.css';

export function SecondFactor({ keys, onChange }: { keys: Keys; onChange: () => void }) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const [open, setOpen] = useState<'prove' | 'enrol' | 'remove' | 'codes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [factor] = keys.totp;
  const unenrol = useUnenrol(factor?.id ?? '');
  const renew = useNewCodes(factor?.id ?? '', keys);
  const proof = useProve(factor?.id ?? '');
  const close = () => {
    setOpen(null);
    proof.reset();
    unenrol.reset();
    renew.reset();
  };
  const closeChanged = () => {
    close();
    onChange();
  };
  const showCodes = (made: readonly string[]) => {
    closeChanged();
    setCodes(made);
  };
  const since =
    factor && formatInstant(Temporal.Instant.from(factor.since), language, Temporal.Now.timeZoneId());
  return (
    <Setting>
      <div>
        <h3>{t('factorTitle')}</h3>
        <p>{factor ? t('factorOn', { since }) : t('factorText')}</p>
        {factor && (
          <p>{keys.codesLeft === null ? t('codesNone') : t('codesLeft', { count: keys.codesLeft })}</p>
        )}
      </div>
      <Row gap={8} align="stretch" wrap>
        {factor ? (
          <>
            <Button onClick={() => setOpen('prove')}>{t('factorReplace')}</Button>
            <Button onClick={() => setOpen('codes')}>{t('codesNew')}</Button>
            <Button className={styles.removeFactor} onClick={() => setOpen('remove')}>
              {t('factorRemove')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen(keys.hasPassword ? 'prove' : 'enrol')}>{t('factorAdd')}</Button>
        )}
      </Row>
      {/* Closed, its verification may have worked although its answer was lost. */}
      {open === 'enrol' && <EnrolDialog keys={keys} onClose={closeChanged} onDone={showCodes} />}
      {open === 'prove' && (
        <CodeDialog
          title={t(factor ? 'factorReplace' : 'factorAdd')}
          text={t(factor ? 'factorReplaceText' : 'confirmPasswordText')}
          confirm={t('continue')}
          hasPassword={keys.hasPassword}
          hasFactor={factor !== undefined}
          mutation={proof}
          onClose={close}
          onDone={() => setOpen('enrol')}
        />
      )}
      {open === 'remove' && factor && (
        <CodeDialog
          title={t('factorRemoveQuestion')}
          text={t('factorRemoveText')}
          confirm={t('factorRemove')}
          variant="danger"
          hasPassword={keys.hasPassword}
          mutation={unenrol}
          onClose={close}
          onDone={closeChanged}
        />
      )}
      {open === 'codes' && factor && (
        <CodeDialog
          title={t('codesNew')}
          text={t('codesNewText')}
          confirm={t('codesMake')}
          hasPassword={keys.hasPassword}
          mutation={renew}
          onClose={close}
          onDone={showCodes}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Setting>
  );
}
