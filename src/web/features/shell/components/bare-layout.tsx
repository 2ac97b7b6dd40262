import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import styles from './bare-layout.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';

/** [SHELL-8] */
export function BareLayout() {
  const { t } = useTranslation();
  return (
    <div className={styles.bare}>
      <section className={styles.bareLanguage} aria-label={t('language')}>
        <LanguageSwitcher />
      </section>
      <Outlet />
    </div>
  );
}
