import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyPage } from '#web/ui/empty-state.tsx';
import styles from './imports.module.css';

/** `hasFailed`: the device had no room for the files. */
export function SharedFilesEmpty({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('imports');
  return (
    <EmptyPage
      className={styles.sharedEmpty}
      title={t(hasFailed ? 'sharedNotStored' : 'sharedNothing')}
      text={t(hasFailed ? 'sharedNotStoredText' : 'sharedNothingText')}
    >
      <Link className={buttonClass({ variant: 'go' })} to={paths.dashboard()}>
        {t('sharedToTrips')}
      </Link>
    </EmptyPage>
  );
}
