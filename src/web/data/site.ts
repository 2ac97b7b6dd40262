import { createContext, useContext, useEffect, useState } from 'react';
import type { SocialLinks } from '#domain/social-networks.ts';
import { loadConfig } from './config.ts';

/** What the server knows of the site when it renders a page. */
export interface RenderedSite {
  /** Scheme and host that the site is known by. */
  origin: string;
  /** Its addresses at social networks. */
  socialLinks: SocialLinks;
}

/** The site that the page was rendered for; null: it came as it was built. */
export const SiteContext = createContext<RenderedSite | null>(null);

/** Scheme and host that the site is known by; as the page was opened where the server did not tell. */
export function useSiteOrigin(): string {
  return useContext(SiteContext)?.origin ?? globalThis.location.origin;
}

/** The site's addresses at social networks; empty until they are known. */
export function useSocialLinks(): SocialLinks {
  const rendered = useContext(SiteContext);
  const [loaded, setLoaded] = useState<SocialLinks>({});
  const isKnown = rendered !== null;
  useEffect(() => {
    // Synchronises with the configuration.
    if (isKnown) return;
    loadConfig().then(({ socialLinks }) => setLoaded(socialLinks), console.error);
  }, [isKnown]);
  return rendered?.socialLinks ?? loaded;
}
