import { type ReactNode, use, useMemo } from 'react';
import {
  // React Router has no other place that changes the format of links.
  UNSAFE_NavigationContext as NavigationContext,
  type Path,
  parsePath,
  type To,
  useLocation,
} from 'react-router';
import { addressLanguage } from '#i18n/languages.ts';

/** Adds the language of the page's address to a link [NAV-5]. */
export function withLanguageOf(search: string, to: To): To {
  const language = addressLanguage(new URLSearchParams(search));
  if (!language) return to;
  const path: Partial<Path> = typeof to === 'string' ? parsePath(to) : to;
  const query = new URLSearchParams(path.search);
  if (!query.has('lang')) query.set('lang', language);
  return { ...path, search: `?${query}` };
}

export function LanguageInLinks({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const context = use(NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const createHref = (to: To) => navigator.createHref(withLanguageOf(search, to));
    return { ...context, navigator: { ...navigator, createHref } };
  }, [context, search]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
