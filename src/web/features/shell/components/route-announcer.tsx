import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useDocumentTitle } from './document-head.tsx';

/** Where the focus goes after a navigation: the link's target, the page's heading, or else its content. */
function startOfPage(hash: string): HTMLElement | null {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return (
    target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  );
}

/**
 * Does for a page of this application what a browser does for a document: after each navigation the focus
 * goes to the beginning of the new page, and its title is announced.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const title = useDocumentTitle();
  const [announced, setAnnounced] = useState('');
  const place = `${pathname}${hash}`;
  const lastPlace = useRef(place);

  useEffect(() => {
    // The first page is announced by the browser, and changes of the query are changes within a page.
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    // A dialog that the new page has opened keeps the focus it took.
    if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
    const start = startOfPage(hash);
    if (!start) return;
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [place, hash]);

  const isFirstPage = useRef(true);
  useEffect(() => {
    if (isFirstPage.current) isFirstPage.current = false;
    else setAnnounced(title);
  }, [title]);

  return <VisuallyHidden as="output">{announced}</VisuallyHidden>;
}
