import { useQuery } from '@tanstack/react-query';
import { loadConfig } from './config.ts';

/**
 * Whether mails of this server are shown to its operator alone; false while that is not known.
 * A hosted project has a mail server of its own.
 */
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
