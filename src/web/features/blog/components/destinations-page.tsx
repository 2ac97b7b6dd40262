import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Destination } from '#db/public-reads/blog.ts';
import { byContinent } from '#domain/continents.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, namedCountries } from '#i18n/languages.ts';
import { useLoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { PublicHead, PublicPage } from '#web/ui/public-page.tsx';
import { latestOf, onSheet } from '../model.ts';
import styles from './blog.module.css';
import landUrl from './land.svg?no-inline';
import readingStyles from './reading.module.css';

/** Shows countries with posts on a map and by continent [BLOG-1]. */
export function DestinationsPage() {
  const { t } = useTranslation('blog');
  const { page, retry, isRetrying } = useLoadedPage<Destination[]>();
  return (
    <PublicPage>
      <PublicHead title={t('destinationsHeading')} lead={t('destinationsLead')} />
      {page.state === 'failed' && (
        <div className={styles.blogNotice} role="alert">
          <p>{t('failed')}</p>
          <Button isBusy={isRetrying} onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {page.state === 'found' && <Destinations destinations={page.data} />}
    </PublicPage>
  );
}

function Destinations({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation(['blog', 'countries']);
  const { language } = useLanguage();
  const named = namedCountries(destinations, language);
  if (named.length === 0) return <p className={styles.blogNotice}>{t('destinationsEmpty')}</p>;
  return (
    <>
      <WorldMap destinations={named} />
      {byContinent(named).map(({ continent, countries }) => (
        <section className={readingStyles.blogContinent} key={continent}>
          <h2>{t(`countries:continent${continent}`)}</h2>
          {countries.map((country) => (
            <Country key={country.iso_a2} country={country} />
          ))}
        </section>
      ))}
    </>
  );
}

function Country({ country }: { country: Destination & { name: string } }) {
  const { iso_a2, name, posts: count } = country;
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <section className={styles.blogCountry} id={iso_a2.toLowerCase()}>
      <Row as="h3" gap={12}>
        <img src={`/flags/${iso_a2.toLowerCase()}.svg`} alt="" width="30" height="20" />
        <Link to={paths.blog({ country: iso_a2 })}>{name}</Link>
        <span className="num">{t('posts', { count })}</span>
      </Row>
      <ul>
        {latestOf(country).map(({ slug, fr, en }) => (
          <Row as="li" gap={24} rowGap={2} align="baseline" justify="between" wrap key={slug}>
            <Link to={paths.blogPost(slug)}>{inLanguage(language, { fr, en })}</Link>
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** Serves pointers only, since countries are close. From north to south, so that a name is drawn over the dots above its own. */
function WorldMap({ destinations }: { destinations: readonly (Destination & { name: string })[] }) {
  const located = destinations
    .map(({ lat, lng, ...country }) => ({ ...country, ...onSheet({ lat: lat ?? 0, lng: lng ?? 0 }) }))
    .toSorted((a, b) => a.y - b.y);
  return (
    <svg className={readingStyles.worldMap} aria-hidden="true">
      <svg viewBox="0 0 1800 720" aria-hidden="true">
        <use href={`${landUrl}#land`} />
      </svg>
      {located.map(({ iso_a2, name, x, y }) => {
        const left = `${((x / 360) * 100).toFixed(2)}%`;
        const top = `${((y / 144) * 100).toFixed(2)}%`;
        return (
          <Link to={paths.blog({ country: iso_a2 })} tabIndex={-1} key={iso_a2}>
            <circle cx={left} cy={top} r="12" />
            <circle cx={left} cy={top} r="5" />
            <text x={left} y={top} dy="-14" textAnchor={x > 300 ? 'end' : x < 60 ? 'start' : 'middle'}>
              {name}
            </text>
          </Link>
        );
      })}
    </svg>
  );
}
