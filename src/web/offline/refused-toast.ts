import type { AppError } from '#db/app-error.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { i18n } from '#i18n/i18n.ts';
import { toastFailure } from '#web/data/request.ts';
import { isToastShown, toast } from '#web/ui/toasts.ts';

let shown = { id: 0, count: 0 };

/** Toasts a refusal (specification §8), and their number while the last one is still there, which the next would replace. */
export function toastRefused({ failed }: TripCommand, error: AppError): void {
  const count = isToastShown(shown.id) ? shown.count + 1 : 1;
  const id =
    count === 1
      ? toastFailure(failed ?? i18n.t('notifications:refusedCount', { count }), error)
      : toast({ title: i18n.t('notifications:refusedCount', { count }), variant: 'destructive' });
  shown = { id, count };
}
