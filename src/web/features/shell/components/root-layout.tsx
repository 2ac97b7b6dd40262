import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DiscardTextsContext } from '#web/ui/unsaved-input.ts';
import { LanguageInLinks } from '../address-language.tsx';
import { useLoadingRequest } from '../loading-store.ts';
import styles from './above-page.module.css';
import { DocumentHead } from './document-head.tsx';
import { GlobalToasts } from './global-toasts.tsx';
import { MissingParts } from './missing-parts.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The parts of every page in any layout: head, skip link, route announcer, loading dialog. */
export function RootLayout() {
  const { t } = useTranslation('common');
  const discardTexts = {
    title: t('discardTitle'),
    text: t('discardText'),
    discard: t('discard'),
    keep: t('keepTyping'),
  };
  return (
    <DiscardTextsContext value={discardTexts}>
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
    </DiscardTextsContext>
  );
}

const LoadingDialog = lazyPart(async () => (await import('#web/ui/loading-dialog.tsx')).LoadingDialog);

/** The global loading dialog (SHELL-3): on screen as long as something has asked the page to wait. */
function GlobalLoading() {
  const { t } = useTranslation();
  const request = useLoadingRequest();
  if (!request) return null;
  return <LoadingDialog open message={request.message ?? t('loading')} />;
}

/** A route line that grows along the top while the next page loads; it waits a moment before it shows. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={styles.navProgress} data-print="none" aria-hidden="true" />
  );
}
