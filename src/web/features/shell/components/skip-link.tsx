import { useTranslation } from 'react-i18next';
import styles from './above-page.module.css';

/** The first stop of the keyboard: over the header, straight to the content. */
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
        // By hand, so that the address stays free of a fragment that says nothing.
        event.preventDefault();
        content.tabIndex = -1;
        content.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
