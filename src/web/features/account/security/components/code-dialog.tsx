import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useRefusal } from '../mutations.ts';
import styles from '../security.module.css';
import { CodeField } from './code-field.tsx';

interface CodeDialogProps {
  title: string;
  text: string;
  confirm: string;
  variant: 'go' | 'danger';
  error: unknown;
  isBusy: boolean;
  onClose: () => void;
  onCode: (code: string) => void;
}

/** Asks for a code of the authenticator app before its keys are changed. */
export function CodeDialog({
  title,
  text,
  confirm,
  variant,
  error,
  isBusy,
  onClose,
  onCode,
}: CodeDialogProps) {
  const { t } = useTranslation('profile');
  const refusal = useRefusal();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onCode(code);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant={variant} type="submit" form="code" isBusy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form className={styles.keysForm} id="code" noValidate onSubmit={submit}>
        <CodeField value={code} onChange={setCode} error={refusal(error)} />
      </form>
    </Dialog>
  );
}
