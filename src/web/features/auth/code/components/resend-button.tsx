import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readText, storageKeys, writeText } from '#web/data/browser-storage.ts';
import { secondsToWait } from '#web/data/retry.ts';
import { Button } from '#web/ui/button.tsx';

/** Leaves a mail the time to arrive. */
const PAUSE_SECONDS = 60;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
const storedMoment = () => Number(readText('session', storageKeys.mailWait)) || 0;

/** The end of the pause survives a reload. */
function usePause() {
  const [until, setUntil] = useState(storedMoment);
  const [left, setLeft] = useState(() => secondsUntil(storedMoment()));
  // Synchronises with the clock; a background tab catches up at its next tick.
  useEffect(() => {
    if (secondsUntil(until) === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsUntil(until));
      if (secondsUntil(until) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return {
    left,
    pause: (seconds: number) => {
      const moment = Date.now() + seconds * 1000;
      writeText('session', storageKeys.mailWait, String(moment));
      setUntil(moment);
      setLeft(seconds);
    },
  };
}

/** Pauses a minute after each mail, or as long as the server asks [AUTH-3]. */
export function ResendButton({ onResend }: { onResend: () => Promise<boolean> }) {
  const { t } = useTranslation('auth');
  const { left, pause } = usePause();
  const [isBusy, setIsBusy] = useState(false);
  const resend = async () => {
    setIsBusy(true);
    const isSent = await onResend();
    const asked = secondsToWait();
    if (isSent || asked > 0) pause(Math.max(isSent ? PAUSE_SECONDS : 0, asked));
    setIsBusy(false);
  };
  const time = left < 60 ? `${left} s` : `${Math.ceil(left / 60)} min`;
  return (
    <Button variant="line" disabled={left > 0} isBusy={isBusy} onClick={resend}>
      {left > 0 ? t('resendIn', { time }) : t('resend')}
    </Button>
  );
}
