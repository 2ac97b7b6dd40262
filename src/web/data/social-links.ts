import { createContext, useContext, useEffect, useState } from 'react';
import type { SocialLinks } from '#domain/social-networks.ts';
import { loadConfig } from './config.ts';

/** As the server rendered the page with them; null: it came without, and the configuration tells. */
export const SocialLinksContext = createContext<SocialLinks | null>(null);

/** The site's addresses at social networks; empty until they are known. */
export function useSocialLinks(): SocialLinks {
  const rendered = useContext(SocialLinksContext);
  const [loaded, setLoaded] = useState<SocialLinks>({});
  const isKnown = rendered !== null;
  useEffect(() => {
    // Synchronises with the configuration.
    if (isKnown) return;
    loadConfig().then(({ socialLinks }) => setLoaded(socialLinks), console.error);
  }, [isKnown]);
  return rendered ?? loaded;
}
