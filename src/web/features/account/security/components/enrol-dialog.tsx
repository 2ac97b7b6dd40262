import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog-parts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SettingProblem } from '../../profile/components/setting.tsx';
import { dropEnrolment, useEnrol, useFinishEnrolment, useRefusal, useVerifyEnrolment } from '../mutations.ts';
import { type Keys, spacedCode } from '../sign-in-methods.ts';
import { CodeField } from './code-field.tsx';
import styles from './security.module.css';

interface EnrolDialogProps {
  /** Includes the app that is replaced, if there is one. */
  keys: Keys;
  onClose: () => void;
  /** Is called after verification, with the recovery codes. */
  onDone: (codes: readonly string[]) => void;
}

export function EnrolDialog({ keys, onClose, onDone }: EnrolDialogProps) {
  const { t } = useTranslation('profile');
  const { mutate: enrol, data: offer, error } = useEnrol();
  const verify = useVerifyEnrolment();
  // The keys as the dialog opened: a later reading includes the new app.
  const [keysBefore] = useState(keys);
  const finish = useFinishEnrolment(keysBefore);
  const isReplacing = keysBefore.totp.length > 0;
  const isBusy = verify.isPending || finish.isPending;
  const refusal = useRefusal();
  const [code, setCode] = useState('');
  const isBegun = useRef(false);
  useEffect(() => {
    // Only once: each enrolment has a secret of its own.
    if (isBegun.current) return;
    isBegun.current = true;
    enrol('');
  }, [enrol]);
  const close = () => {
    // A verified app remains, even when the line broke before its recovery codes.
    if (offer && !verify.isSuccess) dropEnrolment(offer.id).catch(console.error);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!offer || isBusy) return;
    const complete = () => finish.mutate(undefined, { onSuccess: onDone });
    if (verify.isSuccess) complete();
    else verify.mutate({ factorId: offer.id, code }, { onSuccess: complete });
  };
  return (
    <Dialog
      closeLabel={null}
      onClose={close}
      title={t(isReplacing ? 'factorReplace' : 'factorAdd')}
      description={t(finish.isError ? 'codesNone' : 'enrolText')}
      footer={
        <DialogButtons
          onCancel={close}
          label={t(verify.isSuccess ? 'codesMake' : isReplacing ? 'enrolReplace' : 'enrolVerify')}
          type="submit"
          form="enrol"
          isBusy={isBusy}
          disabled={!offer}
        />
      }
    >
      {error && <SettingProblem>{refusal(error)}</SettingProblem>}
      {((!offer && !error) || finish.isPending) && <Spinner label={t('loading')} />}
      {verify.isSuccess && (
        <form id="enrol" onSubmit={submit}>
          {finish.error && <SettingProblem>{refusal(finish.error)}</SettingProblem>}
        </form>
      )}
      {offer && !verify.isSuccess && (
        <form className={styles.enrol} id="enrol" noValidate onSubmit={submit}>
          <img
            className={styles.enrolPicture}
            src={offer.totp.qr_code}
            alt={t('enrolPicture')}
            width={176}
            height={176}
          />
          <Stack gap={12} className={styles.enrolFields}>
            <p>{t('enrolSecret')}</p>
            <code className={styles.enrolSecret}>{spacedCode(offer.totp.secret)}</code>
            <CodeField value={code} onChange={setCode} error={refusal(verify.error)} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
