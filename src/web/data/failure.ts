import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/i18n.ts';
import { toast } from '#web/ui/toasts.ts';

export const failureText = (error: unknown): string => errorText(toAppError(error));

export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: failureText(error), variant: 'destructive' });
}
