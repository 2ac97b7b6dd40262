import { queryOptions, useQuery } from '@tanstack/react-query';
import { isShownPicture } from '#domain/pictures.ts';
import { loadConfig } from '#web/data/config.ts';

const pictureHostsQuery = queryOptions({
  queryKey: ['picture-hosts'],
  queryFn: async () => {
    const { pictureHosts, supabaseUrl } = await loadConfig();
    return { pictureHosts, own: [globalThis.location.origin, new URL(supabaseUrl).origin] };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Finds allowed hosts for a hidden picture (ADR 0037), for a form to name; null: shown, or no address. */
export function useHiddenPictures(): (address: string) => readonly string[] | null {
  const { data } = useQuery(pictureHostsQuery);
  return (address) => {
    const typed = address.trim();
    if (!data || !/^https?:\/\/[^\s/]+\./i.test(typed) || !URL.canParse(typed)) return null;
    return isShownPicture(new URL(typed), data.pictureHosts, data.own) ? null : data.pictureHosts;
  };
}

export const useHiddenPicture = (address: string): readonly string[] | null => useHiddenPictures()(address);
