import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';

/** Mostly none [PUB-5]. */
export const affiliateLinksQuery = () =>
  queryOptions({
    queryKey: ['affiliate-links'],
    queryFn: async () => (await loadConfig()).affiliateLinks,
    staleTime: Number.POSITIVE_INFINITY,
  });
