import { useTranslation } from 'react-i18next';
import styles from './above-page.module.css';

export function SkipLink() {
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
        // The address gets no fragment.
        event.preventDefault();
        content.tabIndex = -1;
        content.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
