import type { QueryClient } from '@tanstack/react-query';
import { errorText } from '#i18n/error-text.ts';
import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';
import { writtenIn } from '#web/forms/typed-texts.ts';
import { type LateOutcome, sendLateWrites, whenOthersLeave } from './outbox-replay.ts';
import { isKept } from './persisted-marks.ts';

/** Labels that a toast names at most. */
const NAMED = 3;

function tell({ sent, refused }: LateOutcome): void {
  const [first] = refused;
  if (first) {
    const labels = [...new Set(refused.map(({ label }) => label))];
    const words = writtenIn(refused.map(({ row }) => row));
    const named = labels.slice(0, NAMED).join(', ') + (labels.length > NAMED ? '…' : '');
    toast({
      title: i18n.t('offline:refused', { count: refused.length }),
      description: `${named}. ${errorText(first.error)}`,
      variant: 'destructive',
      // It is nowhere else: it stays until it has been read.
      duration: Number.POSITIVE_INFINITY,
      ...(words && {
        action: { label: i18n.t('offline:copy'), onClick: () => void navigator.clipboard.writeText(words) },
      }),
    });
  } else if (sent > 0) toast({ title: i18n.t('offline:sent', { count: sent }) });
}

/** What another page is left with once it is closed is sent then, and shown. */
function sendWhenOthersLeave(client: QueryClient): void {
  const sendTheirs = () => {
    sendAndTell(client)
      .then(() => client.invalidateQueries({ predicate: ({ options }) => isKept(options) }))
      .catch(console.warn);
  };
  whenOthersLeave(sendTheirs).catch(console.warn);
}

let telling: Promise<void> | undefined;

async function sendOnce(client: QueryClient): Promise<void> {
  try {
    const [outcome] = await Promise.all([sendLateWrites(), loadAreas('offline')]);
    tell(outcome);
  } finally {
    sendWhenOthersLeave(client);
  }
}

/**
 * Sends what earlier pages were left with, and says what became of it, once for all who ask.
 *
 * @throws TypeError as `fetch` does when there is no network
 */
export function sendAndTell(client: QueryClient): Promise<void> {
  telling ??= sendOnce(client).finally(() => {
    telling = undefined;
  });
  return telling;
}
