import { queryOptions, useQuery } from '@tanstack/react-query';
import { isShownPicture } from '#domain/picture-hosts.ts';
import { loadConfig } from './config.ts';

const pictureHostsQuery = queryOptions({
  queryKey: ['picture-hosts'],
  queryFn: async () => {
    const { pictureHosts, supabaseUrl } = await loadConfig();
    return { pictureHosts, own: [globalThis.location.origin, new URL(supabaseUrl).origin] };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Answers whether pages do not show the picture at an address, since its host is none of `PICTURE_HOSTS` (ADR 0037): the hosts that they
 * show, for a form to name; null where the picture is shown, or the address is none yet.
 */
export function useHiddenPictures(): (address: string) => readonly string[] | null {
  const { data } = useQuery(pictureHostsQuery);
  return (address) => {
    const typed = address.trim();
    if (!data || !/^https?:\/\/[^\s/]+\./i.test(typed) || !URL.canParse(typed)) return null;
    return isShownPicture(new URL(typed), data.pictureHosts, data.own) ? null : data.pictureHosts;
  };
}

/** The same of one address. */
export const useHiddenPicture = (address: string): readonly string[] | null => useHiddenPictures()(address);
