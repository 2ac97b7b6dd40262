import type { AppError } from '#db/app-error.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { i18n } from '#i18n/i18n.ts';
import { toastFailure } from '#web/data/request.ts';
import { isToastShown, toast } from '#web/ui/toasts.ts';

let shown = { id: 0, rows: new Set<string>() };

/** Toasts a refusal (specification §8), and the number of refused rows while the last toast is still there, which the next would replace. */
export function toastRefused(command: TripCommand, error: AppError): void {
  const rows = isToastShown(shown.id) ? shown.rows : new Set<string>();
  rows.add(rowOf(command));
  const several = i18n.t('notifications:refusedCount', { count: rows.size });
  const id =
    rows.size === 1
      ? toastFailure(command.failed ?? several, error)
      : toast({ title: several, variant: 'destructive' });
  shown = { id, rows };
}

/** What is tried again is refused as the same. */
const rowOf = (command: TripCommand): string =>
  ('row' in command && 'id' in command.row && command.row.id) || command.id;

/** Toasts once the page is in sight: a toast behind another page passes unseen. */
export function toastWhenInSight(command: TripCommand, error: AppError): void {
  if (document.visibilityState === 'visible') toastRefused(command, error);
  else document.addEventListener('visibilitychange', () => toastWhenInSight(command, error), { once: true });
}
