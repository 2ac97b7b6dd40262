import { type Answer, type DataOf, toAppError, unwrap } from '#db/app-error.ts';
import { errorText } from '#i18n/i18n.ts';
import { type ToastAction, toast } from '#web/ui/toasts.ts';
import { type Client, loadClient } from './supabase-client.ts';

/** `await request((client) => client.from('trips').select('id, title'))` @throws AppError when the answer is an error */
export async function request<Result extends Answer>(
  build: (client: Client) => PromiseLike<Result>,
): Promise<DataOf<Result>> {
  return unwrap(await build(await loadClient()));
}

export const failureText = (error: unknown): string => errorText(toAppError(error));

/** Returns the toast's id. */
export function toastFailure(title: string, error: unknown, action?: ToastAction): number {
  return toast({ title, description: failureText(error), variant: 'destructive', ...(action && { action }) });
}
