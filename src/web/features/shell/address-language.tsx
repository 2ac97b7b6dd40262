import { type ReactNode, use, useMemo } from 'react';
import {
  // The one place that says how a link's address is written.
  UNSAFE_NavigationContext as NavigationContext,
  type Path,
  parsePath,
  type To,
  useLocation,
} from 'react-router';
import { addressLanguage } from '#i18n/languages.ts';

/** The same address, asking for the language that the address of the page asks for (NAV-5). */
export function withLanguageOf(search: string, to: To): To {
  const language = addressLanguage(new URLSearchParams(search));
  if (!language) return to;
  const path: Partial<Path> = typeof to === 'string' ? parsePath(to) : to;
  const query = new URLSearchParams(path.search);
  if (!query.has('lang')) query.set('lang', language);
  return { ...path, search: `?${query}` };
}

/** What the links inside it lead to is in the language that the page's address asks for. */
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
