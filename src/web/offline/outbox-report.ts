import { errorText } from '#i18n/error-text.ts';
import { i18n, loadAreas } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';
import { typedTexts } from '#web/forms/typed-texts.ts';
import type { OutboxReport } from './outbox-sender.ts';

/** Labels that a toast names at most. */
const NAMED = 3;

/** Says what became of commands that pages which are gone have left in the outbox. */
export async function reportOutbox({ sent, refused }: OutboxReport): Promise<void> {
  await loadAreas('offline');
  const [first] = refused;
  if (!first) return void (sent > 0 && toast({ title: i18n.t('offline:sent', { count: sent }) }));
  const labels = [...new Set(refused.map(({ command }) => command.label))];
  const words = typedTexts(refused.map(({ command }) => typedColumns(command)));
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
}

/** What its author wrote; null: it was to go, or of many. */
function typedColumns(command: OutboxReport['refused'][number]['command']): object | null {
  switch (command.type) {
    case 'add':
    case 'restore':
      return command.row;
    case 'patch':
      return command.to;
    case 'remove':
    case 'batch':
      return null;
  }
}
