import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';

/** The partners that are set up here; mostly none [PUB-5]. */
export const affiliateLinksQuery = () =>
  queryOptions({
    queryKey: ['affiliate-links'],
    queryFn: async () => (await loadConfig()).affiliateLinks,
    staleTime: Number.POSITIVE_INFINITY,
  });
