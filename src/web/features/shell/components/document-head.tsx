import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { useLanguage } from '#i18n/i18n.ts';
import { useSiteOrigin } from '#web/data/site.ts';
import { useSetPageTitle, useTitleCount } from '#web/ui/page-title.ts';
import { HEAD_ELEMENTS, type HeadElement } from '../head-elements.ts';
import { documentTitle, withCount } from '../model.ts';
import { documentHead } from '../page-head.ts';

function domElement({ tag, attributes, text }: HeadElement): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text) made.textContent = text;
  return made;
}

/** Replaces only what differs, so that the server's elements remain. */
function updateHead(elements: readonly HeadElement[]): void {
  const next = elements.map(domElement);
  const present = [...document.head.querySelectorAll(HEAD_ELEMENTS)];
  for (const old of present) if (!next.some((element) => element.isEqualNode(old))) old.remove();
  document.head.append(...next.filter((element) => !present.some((old) => old.isEqualNode(element))));
}

function usePageHead() {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const last = useMatches().at(-1);
  return documentHead(i18n, {
    handle: last?.handle,
    loaderData: last?.loaderData,
    origin: useSiteOrigin(),
    path: pathname,
    query: new URLSearchParams(search),
  });
}

/** Prefers the title that the page sets to its route's. */
function useTitle(ofRoute: string): string {
  const { t } = useTranslation();
  const own = useSetPageTitle();
  return own === null ? ofRoute : documentTitle(own, t('appTitle'));
}

export const useDocumentTitle = (): string => useTitle(usePageHead().title);

/** Makes the head after a navigation equal to the one the server would render [SHELL-2]. */
export function DocumentHead() {
  const { language } = useLanguage();
  const { title: ofRoute, description, elements } = usePageHead();
  const title = withCount(useTitleCount(), useTitle(ofRoute));

  useEffect(() => {
    // Set only on change, because setting it restyles every element.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    if (document.title !== title) document.title = title;
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name=description]');
    if (meta && meta.content !== description) meta.content = description;
    updateHead(elements);
  });

  return null;
}
