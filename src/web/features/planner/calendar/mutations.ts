import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/i18n.ts';
import { loadConfig } from '#web/data/config.ts';
import { request, toastFailure } from '#web/data/request.ts';
import { toast } from '#web/ui/toasts.ts';
import { feedQuery } from '../queries.ts';
import { feedAddress } from './calendar-file.ts';

async function makeFeed(tripId: string, language: string): Promise<string> {
  const { supabaseUrl } = await loadConfig();
  const { token } = await request((client) => client.rpc('calendar_feed', { trip_id: tripId }));
  return feedAddress(supabaseUrl, token, language);
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
    mutationFn: () => request((client) => client.rpc('revoke_calendar_feed', { trip_id: tripId })),
    onSuccess: () => toast({ title: t('take-along:feedEnded'), description: t('take-along:feedEndedText') }),
    onSettled,
    onError,
  });
  return { create, end };
}
