import { queryOptions } from '@tanstack/react-query';
import { request } from '#web/data/request.ts';

const MINUTE = 60_000;

function fetchIdeas(code: string, signal: AbortSignal) {
  return request((client) =>
    client
      .from('activities')
      .select(
        'id, title, title_en, description, description_en, city, city_en, sub_type, duration, price, currency, location, closed_on, image_url, picture_texts',
      )
      .eq('country_iso_a2', code)
      .eq('is_published', true)
      .order('title')
      .abortSignal(signal),
  );
}

export type Idea = Awaited<ReturnType<typeof fetchIdeas>>[number];

export const ideasQuery = (code: string) =>
  queryOptions({
    queryKey: ['catalogue', code],
    queryFn: ({ signal }) => fetchIdeas(code, signal),
    staleTime: 10 * MINUTE,
  });

export const countryNamesQuery = () =>
  queryOptions({
    queryKey: ['countries', 'names'],
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from('countries')
          .select('iso_a2, name_fr, name_en, lat, lng')
          .order('iso_a2')
          .abortSignal(signal),
      ),
    staleTime: 60 * MINUTE,
  });
