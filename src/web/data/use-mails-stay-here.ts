import { useQuery } from '@tanstack/react-query';
import { loadConfig } from './config.ts';

/** Mails are shown to the operator alone; false while unknown. A hosted project has a mail server. */
export function useMailsStayHere(): boolean {
  const { data = false } = useQuery({
    queryKey: ['mails-stay-here'],
    queryFn: async () => {
      const { sendsMails, hasMailServer } = await loadConfig();
      return sendsMails && !hasMailServer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
