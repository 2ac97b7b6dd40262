import { useTranslation } from 'react-i18next';
import type { Heading } from '#web/ui/text-headings.ts';
import styles from '../reading.module.css';

/** The table of contents of an article: its parts as stops on a line. */
export function PostContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('blog');
  return (
    <nav className={styles.postContents} aria-label={t('contents')}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
