import { queryOptions } from '@tanstack/react-query';
import { sampleRead } from '#db/public-reads/samples.ts';
import { readPublic } from '#web/data/read-public.ts';

export const sampleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sample-trips', slug] as const,
    queryFn: async () => (await readPublic(sampleRead(slug)))[0] ?? null,
  });
