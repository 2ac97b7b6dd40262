import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { NOT_LOADED } from '#db/not-loaded.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error ? error.message : String(error);
}

/** [SHELL-6] */
export function RouteError() {
  const { t } = useTranslation();
  const message = messageOf(useRouteError());
  const isMissing = NOT_LOADED.test(message);
  return (
    <ErrorScreen
      title={t('errorTitle')}
      text={t(isMissing ? 'errorNoNetwork' : 'errorText')}
      message={message}
    >
      <Link className={buttonClass({ variant: 'go' })} to={paths.home()} reloadDocument>
        {t('errorHome')}
      </Link>
      {isMissing && (
        <Link className={buttonClass({ variant: 'line' })} to={paths.dashboard()}>
          {t('navDashboard')}
        </Link>
      )}
      <Button variant="line" onClick={() => globalThis.location.reload()}>
        {t('errorReload')}
      </Button>
    </ErrorScreen>
  );
}
