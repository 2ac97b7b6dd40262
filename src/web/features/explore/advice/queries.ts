import { queryOptions } from '@tanstack/react-query';
import { countryRead } from '#db/public-reads/countries.ts';
import { readPublic } from '#web/data/read-public.ts';

export const countryQuery = (code: string) =>
  queryOptions({
    queryKey: ['countries', 'advice', code] as const,
    queryFn: async () => (await readPublic(countryRead(code)))[0] ?? null,
    staleTime: 300_000,
  });
