import { createContext, useContext, useEffect, useState } from 'react';
import type { SocialLinks } from '#domain/product.ts';
import { loadConfig } from './config.ts';

export interface RenderedSite {
  origin: string;
  socialLinks: SocialLinks;
  providers: readonly string[];
}

/** Facts of the server's rendering; null: not rendered by it. */
export const SiteContext = createContext<RenderedSite | null>(null);

/** Origin from the server, or else of this page. */
export function useSiteOrigin(): string {
  return useContext(SiteContext)?.origin ?? globalThis.location.origin;
}

type SiteFacts = Omit<RenderedSite, 'origin'>;

const NOT_YET: SiteFacts = { socialLinks: {}, providers: [] };

/** Facts from the server's rendering, or else of the configuration, once that is there. */
export function useSiteFacts(): SiteFacts {
  const rendered = useContext(SiteContext);
  const [loaded, setLoaded] = useState(NOT_YET);
  const isKnown = rendered !== null;
  useEffect(() => {
    if (isKnown) return;
    loadConfig().then(setLoaded, console.error);
  }, [isKnown]);
  return rendered ?? loaded;
}
