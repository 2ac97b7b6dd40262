import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { LANGUAGES } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSetPageTitle, useTitleCount } from '#web/ui/page-title.ts';
import { alternateLinks, documentTitle, withCount } from '../model.ts';
import { titleAndHead } from '../page-head.ts';

/** The one element of the head that a selector finds, made when the document has none. */
function headElement<K extends 'meta' | 'link'>(tag: K, attribute: string, value: string) {
  const found = document.head.querySelector<HTMLElementTagNameMap[K]>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}

function usePageHead() {
  const { i18n } = useTranslation();
  const last = useMatches().at(-1);
  return titleAndHead(i18n, last?.handle, last?.loaderData);
}

/** The title of the page on screen: its own name where it set one, else its route's. */
export function useDocumentTitle(): string {
  const { t } = useTranslation();
  const own = useSetPageTitle();
  const { title } = usePageHead();
  return own === null ? title : documentTitle(own, t('appTitle'));
}

/**
 * Keeps the head of the document in step with the page and the language (SHELL-2): the language, the title,
 * the description and the alternate-language links. What the server rendered is the same, and stays.
 */
export function DocumentHead() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const title = withCount(useTitleCount(), useDocumentTitle());
  const { head } = usePageHead();
  const description = head?.description ?? t('appDescription', 'Planifiez vos voyages facilement.');

  useEffect(() => {
    // Only when it changed: setting it restyles every element.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    if (document.title !== title) document.title = title;
    headElement('meta', 'name', 'description').content = description;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical && new URL(canonical.href).pathname !== pathname) canonical.href = pathname;
    const codes = LANGUAGES.map(({ code }) => code);
    for (const { hreflang, href } of alternateLinks(globalThis.location.origin, pathname, codes)) {
      const link = headElement('link', 'hreflang', hreflang);
      link.rel = 'alternate';
      if (!link.href || new URL(link.href).pathname !== pathname) link.href = href;
    }
  }, [language, title, description, pathname]);

  return null;
}
