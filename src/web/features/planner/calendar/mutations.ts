import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unwrap } from '#db/app-error.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { loadConfig } from '#web/data/config.ts';
import { toastFailure } from '#web/data/failure.ts';
import { request } from '#web/data/request.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { toast } from '#web/ui/toasts.ts';
import { feedAddress } from './calendar-file.ts';
import { feedQuery } from './queries.ts';

async function makeFeed(tripId: string, language: string): Promise<string> {
  const [client, { supabaseUrl }] = await Promise.all([loadClient(), loadConfig()]);
  const { token } = unwrap(await client.rpc('calendar_feed', { trip_id: tripId }));
  return feedAddress(supabaseUrl, token, language);
}

async function endFeed(tripId: string): Promise<void> {
  await request((client) => client.rpc('revoke_calendar_feed', { trip_id: tripId }));
}

/** A new feed replaces the earlier one; refusals are toasts. */
export function useFeed(tripId: string) {
  const { t } = useTranslation(['trip', 'take-along']);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { queryKey } = feedQuery(tripId);
  const onSettled = () => queries.invalidateQueries({ queryKey });
  const onError = (error: Error) => toastFailure(t('take-along:feedFailed'), error);
  const create = useMutation({ mutationFn: () => makeFeed(tripId, language), onSettled, onError });
  const end = useMutation({
    mutationFn: () => endFeed(tripId),
    onSuccess: () => toast({ title: t('take-along:feedEnded'), description: t('take-along:feedEndedText') }),
    onSettled,
    onError,
  });
  return { create, end };
}
