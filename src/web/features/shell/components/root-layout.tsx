import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DialogTextsContext } from '#web/ui/unsaved-input.ts';
import { LanguageInLinks } from '../address-language.tsx';
import { useLoadingRequest } from '../loading-store.ts';
import styles from './above-page.module.css';
import { DocumentHead, useDocumentTitle } from './document-head.tsx';
import { GlobalToasts } from './global-toasts.tsx';
import { MissingParts } from './missing-parts.tsx';

export function RootLayout() {
  const { t } = useTranslation('common');
  const dialogTexts = {
    close: t('close'),
    cancel: t('cancel'),
    title: t('discardTitle'),
    text: t('discardText'),
    discard: t('discard'),
    keep: t('keepTyping'),
  };
  return (
    <DialogTextsContext value={dialogTexts}>
      <LanguageInLinks>
        <DocumentHead />
        <SkipLink />
        <NavigationProgress />
        <Outlet />
        <RouteAnnouncer />
        <GlobalLoading />
        <GlobalToasts />
        <MissingParts />
        <ScrollRestoration />
      </LanguageInLinks>
    </DialogTextsContext>
  );
}

const LoadingDialog = lazyPart(async () => (await import('#web/ui/loading-dialog.tsx')).LoadingDialog);

function GlobalLoading() {
  const { t } = useTranslation();
  const request = useLoadingRequest();
  if (!request) return null;
  return <LoadingDialog open message={request.message ?? t('loading')} />;
}

/** Appears after a moment only, by its style sheet. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={styles.navProgress} data-print="none" aria-hidden="true" />
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link into the page; only the fragment is left out of the address
    <a
      className={styles.skipLink}
      data-print="none"
      href="#content"
      onClick={(event) => {
        const content = document.getElementById('content');
        if (!content) return;
        // Focuses the content without a fragment in the address.
        event.preventDefault();
        content.tabIndex = -1;
        content.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}

/** Finds the link's target; null: there is none, or the fragment can't be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Finds the link's target, else the heading, else the content. */
function startOfPage(hash: string): HTMLElement | null {
  return (
    targetOf(hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  );
}

/** Moves the focus and announces the title, as browsers do for new documents. */
function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const title = useDocumentTitle();
  const [announced, setAnnounced] = useState('');
  const place = `${pathname}${hash}`;
  const lastPlace = useRef(place);

  useEffect(() => {
    // Browsers announce the first page; queries are changes within one page.
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    // An open dialog has the focus, which stays there.
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
