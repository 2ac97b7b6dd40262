import { useQuery } from '@tanstack/react-query';
import { type AppConfig, loadConfig } from './config.ts';

/** Returns undefined until it is loaded; then the same for as long as the page lives. */
export function useConfig(): AppConfig | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: loadConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** True where mails are shown to the operator alone; false while unknown, and for a hosted project. */
export function useMailsStayHere(): boolean {
  const config = useConfig();
  return config !== undefined && config.sendsMails && !config.hasMailServer;
}
