import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inLanguage } from '#i18n/in-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import { groupByCountry } from '../model.ts';
import { PostMeta } from './post-meta.tsx';
import { WithPosts } from './with-posts.tsx';
import '../styles.css';

/** The articles by the country they are about (BLOG-1). */
export function DestinationsPage() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const nameOf = (country: { name_fr: string; name_en: string }) =>
    inLanguage(language, { fr: country.name_fr, en: country.name_en });
  return (
    <div className="public-page">
      <header className="public-head">
        <h1>{t('destinationsHeading')}</h1>
        <p className="lead">{t('destinationsLead')}</p>
      </header>
      <WithPosts empty={<p className="blog-notice">{t('destinationsEmpty')}</p>}>
        {(posts) =>
          groupByCountry(posts, nameOf, new Intl.Collator(language).compare).map(
            ({ country, posts: ofCountry }) => (
              <section className="blog-country" key={country?.iso_a2 ?? ''}>
                <h2>
                  {country && (
                    <img src={`/flags/${country.iso_a2.toLowerCase()}.svg`} alt="" width="30" height="20" />
                  )}
                  {country ? nameOf(country) : t('elsewhere')}
                </h2>
                <ul>
                  {ofCountry.map((post) => (
                    <li key={post.slug}>
                      <Link to={paths.blogPost(post.slug)}>
                        {inLanguage(language, { fr: post.title_fr, en: post.title_en })}
                      </Link>
                      <PostMeta post={{ ...post, country: null }} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )
        }
      </WithPosts>
    </div>
  );
}
