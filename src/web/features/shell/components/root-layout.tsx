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

function GlobalLoading() {
  const { t } = useTranslation();
  const request = useLoadingRequest();
  if (!request) return null;
  return <LoadingDialog open message={request.message ?? t('loading')} />;
}

/** Delayed a moment. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={styles.navProgress} data-print="none" aria-hidden="true" />
  );
}
