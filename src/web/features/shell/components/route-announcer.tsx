import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useDocumentTitle } from './document-head.tsx';

/** The link's target, the heading, or the content. */
function startOfPage(hash: string): HTMLElement | null {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return (
    target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  );
}

/** Moves the focus and announces the title, as browsers do for documents. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const title = useDocumentTitle();
  const [announced, setAnnounced] = useState('');
  const place = `${pathname}${hash}`;
  const lastPlace = useRef(place);

  useEffect(() => {
    // The browser announces the first page; queries are changes within one.
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    // An open dialog's focus stays.
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
