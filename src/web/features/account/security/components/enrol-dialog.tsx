import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { dropEnrolment, useEnrol, useRefusal, useVerifyEnrolment } from '../mutations.ts';
import styles from '../security.module.css';
import { spacedCode } from '../sign-in-methods.ts';
import { CodeField } from './code-field.tsx';

interface EnrolDialogProps {
  /** The app that the new one replaces: the phone that was lost, or the old one. */
  replaced: string | undefined;
  onClose: () => void;
  /** It counts from now on; these are the recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

/** Sets up an authenticator app: a picture to scan or a secret to type, then a code that shows that it worked. */
export function EnrolDialog({ replaced, onClose, onDone }: EnrolDialogProps) {
  const { t } = useTranslation('profile');
  const { mutate: enrol, data: offer, error } = useEnrol();
  const verify = useVerifyEnrolment(replaced);
  const refusal = useRefusal();
  const [code, setCode] = useState('');
  const isBegun = useRef(false);
  useEffect(() => {
    // Once: each begins with a secret of its own.
    if (isBegun.current) return;
    isBegun.current = true;
    enrol('');
  }, [enrol]);
  const close = () => {
    if (offer) dropEnrolment(offer.id).catch(console.error);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (offer && !verify.isPending) verify.mutate({ factorId: offer.id, code }, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t(replaced ? 'factorReplace' : 'factorAdd')}
      description={t('enrolText')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="go" type="submit" form="enrol" isBusy={verify.isPending} disabled={!offer}>
            {t(replaced ? 'enrolReplace' : 'enrolVerify')}
          </Button>
        </>
      }
    >
      {error && (
        <p className={styles.settingProblem} data-slot="setting-problem" role="alert">
          {refusal(error)}
        </p>
      )}
      {!offer && !error && <Spinner label={t('loading')} />}
      {offer && (
        <form className={styles.enrol} id="enrol" noValidate onSubmit={submit}>
          <img
            className={styles.enrolPicture}
            src={offer.totp.qr_code}
            alt={t('enrolPicture')}
            width={176}
            height={176}
          />
          <div className={styles.enrolFields}>
            <p>{t('enrolSecret')}</p>
            <code className={styles.enrolSecret}>{spacedCode(offer.totp.secret)}</code>
            <CodeField value={code} onChange={setCode} error={refusal(verify.error)} />
          </div>
        </form>
      )}
    </Dialog>
  );
}
