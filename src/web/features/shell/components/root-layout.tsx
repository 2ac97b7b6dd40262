import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { DiscardTextsContext } from '#web/ui/unsaved-input.ts';
import { LanguageInLinks } from '../address-language.tsx';
import { DocumentHead } from './document-head.tsx';
import { GlobalLoading } from './global-loading.tsx';
import { GlobalToasts } from './global-toasts.tsx';
import { MissingParts } from './missing-parts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
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
