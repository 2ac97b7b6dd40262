import { createContext, useContext, useEffect, useState } from 'react';
import type { SocialLinks } from '#domain/product.ts';
import { loadConfig } from './config.ts';

export interface RenderedSite {
  origin: string;
  socialLinks: SocialLinks;
  /** Of social sign-in. */
  providers: readonly string[];
}

/** Facts of the server's rendering; null: not rendered by it. */
export const SiteContext = createContext<RenderedSite | null>(null);

/** Origin from the server, or else of this page. */
export function useSiteOrigin(): string {
  return useContext(SiteContext)?.origin ?? globalThis.location.origin;
}

export function useSocialLinks(): SocialLinks {
  const rendered = useContext(SiteContext);
  const [loaded, setLoaded] = useState<SocialLinks>({});
  const isKnown = rendered !== null;
  useEffect(() => {
    if (isKnown) return;
    loadConfig().then(({ socialLinks }) => setLoaded(socialLinks), console.error);
  }, [isKnown]);
  return rendered?.socialLinks ?? loaded;
}
