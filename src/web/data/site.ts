import { createContext, useContext, useEffect, useState } from 'react';
import type { SocialLinks } from '#domain/product.ts';
import { loadConfig } from './config.ts';

export interface RenderedSite {
  origin: string;
  socialLinks: SocialLinks;
}

/** Null: not rendered by the server. */
export const SiteContext = createContext<RenderedSite | null>(null);

/** Without the server's, the origin of this page. */
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
