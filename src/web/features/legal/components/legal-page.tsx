import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { PublicPage } from '#web/ui/public-page.tsx';
import { TextView } from '#web/ui/text-view.tsx';
import type { LegalData } from '../page-data.ts';
import styles from './legal.module.css';
import { LegalDate, LegalText } from './legal-text.tsx';

/** Shows a legal page, with links to the other two [PLUS-22]. */
export function LegalPage() {
  const { t } = useTranslation(['legal', 'footer']);
  const contact = (
    <Link className="link" to={paths.contact()}>
      {t('contact')}
    </Link>
  );
  return (
    <LoadedPage<LegalData>
      failed={{ title: t('failed'), text: t('failedText'), children: contact }}
      missing={{ title: t('missing'), text: t('missingText'), children: contact }}
    >
      {(page) => <Legal {...page} />}
    </LoadedPage>
  );
}

function Legal({ slug, title, body, headings, language, changed }: LegalData) {
  const { t } = useTranslation(['legal', 'footer']);
  const pages = [
    { of: 'terms', to: paths.terms(), text: t('footer:terms') },
    { of: 'privacy', to: paths.privacy(), text: t('footer:privacy') },
    { of: 'notice', to: paths.legalNotice(), text: t('footer:legalNotice') },
  ] as const;
  return (
    <PublicPage>
      <header lang={language}>
        <h1>{title}</h1>
      </header>
      <LegalDate changed={changed} />
      <div className={styles.columns}>
        <nav className={styles.pages} aria-label={t('pages')}>
          <ul>
            {pages.map(({ of, to, text }) => (
              <li key={of}>
                <Link to={to} aria-current={of === slug ? 'page' : undefined}>
                  {text}
                </Link>
                {of === slug && (
                  <ul className={styles.contents} lang={language}>
                    {headings.map((heading) => (
                      <li key={heading.id}>
                        <a href={`#${heading.id}`}>{heading.text}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LegalText language={language}>
          <TextView tree={body} headingIds={headings.map(({ id }) => id)} />
        </LegalText>
      </div>
    </PublicPage>
  );
}
