/** What a public page is: its name, a sentence about it, its picture; by its address. */
import { PRODUCT } from '#domain/product.ts';
import { inLanguage } from '#i18n/in-language.ts';
import type { Language } from '#i18n/languages.ts';
import enBlog from '#i18n/locales/en/blog.ts';
import enCommon from '#i18n/locales/en/common.ts';
import enContact from '#i18n/locales/en/contact.ts';
import enCustomTrip from '#i18n/locales/en/custom-trip.ts';
import enAdvice from '#i18n/locales/en/localized-advice.ts';
import enPremium from '#i18n/locales/en/premium.ts';
import frBlog from '#i18n/locales/fr/blog.ts';
import frCommon from '#i18n/locales/fr/common.ts';
import frContact from '#i18n/locales/fr/contact.ts';
import frCustomTrip from '#i18n/locales/fr/custom-trip.ts';
import frAdvice from '#i18n/locales/fr/localized-advice.ts';
import frPremium from '#i18n/locales/fr/premium.ts';
import { chooseLandscape, LANDSCAPE_KINDS } from '#web/ui/landscape-choice.ts';
import type { Found, PostFacts, SiteReader } from './site-reader.ts';

export type PageFacts = {
  /** Null: the product's own. */
  title: string | null;
  description: string;
  /** An address, or a path of ours. */
  picture: string;
  /** An article, with what search engines want to know of it. */
  article?: PostFacts;
};

/** `unknown`: there is no such page; `private`: a page for signed-in people, or one whose data can't be read now. */
export type Described = PageFacts | 'unknown' | 'private';

const TEXTS = {
  fr: {
    common: frCommon,
    blog: frBlog,
    contact: frContact,
    customTrip: frCustomTrip,
    premium: frPremium,
    advice: frAdvice,
  },
  en: {
    common: enCommon,
    blog: enBlog,
    contact: enContact,
    customTrip: enCustomTrip,
    premium: enPremium,
    advice: enAdvice,
  },
} as const;

/** Pages whose words are in the interface's texts. */
export const STATIC_PAGES = [
  '/',
  '/blog',
  '/blog/destinations',
  '/premium',
  '/contact',
  '/voyages-sur-mesure',
  '/conseils',
] as const;

const COVER = `/og/islands-1-day.png`;

/** The drawing of a place, as the page shows it. */
function drawingOf(place: string, kind?: string): string {
  const known = LANDSCAPE_KINDS.find((candidate) => candidate === kind);
  const choice = chooseLandscape(place, known);
  return `/og/${choice.kind}-${choice.composition}-day.png`;
}

const named = (text: string) => text.replaceAll('{{product}}', PRODUCT.name);

function describeStatic(path: string, language: Language): PageFacts | undefined {
  const { common, blog, contact, customTrip, premium, advice } = TEXTS[language];
  switch (path) {
    case '/':
      return { title: null, description: common.appDescription, picture: COVER };
    case '/blog':
      return { title: blog.title, description: named(blog.footerAbout), picture: '/og/city-1-evening.png' };
    case '/blog/destinations':
      return {
        title: blog.destinations,
        description: blog.destinationsLead,
        picture: '/og/mountains-1-day.png',
      };
    case '/premium':
      return { title: premium.title, description: premium.lead, picture: '/og/islands-2-day.png' };
    case '/contact':
      return { title: contact.title, description: contact.lead, picture: '/og/sea-1-day.png' };
    case '/voyages-sur-mesure':
      return { title: customTrip.title, description: customTrip.lead, picture: '/og/forest-1-day.png' };
    case '/conseils':
      return { title: advice.heading, description: advice.lead, picture: '/og/desert-1-day.png' };
    default:
      return undefined;
  }
}

/** Pages that are made of a row, by the first part of their path and the name that follows. */
const OF_A_ROW = /^\/(blog\/posts|voyages-a-theme|carnets|conseils)\/([^/]+)\/?$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Describes the page at a path; asks the data API only for pages that are made of a row. */
export async function describePage(path: string, language: Language, read: SiteReader): Promise<Described> {
  const known = describeStatic(path.length > 1 ? path.replace(/\/$/, '') : path, language);
  if (known) return known;
  const [, room, name = ''] = OF_A_ROW.exec(path) ?? [];
  if (!room) return 'private';
  if (room === 'conseils' ? !/^[a-z]{2}$/.test(name) : !SLUG.test(name) || name.length > 200)
    return 'unknown';
  const found = await describeRow(room, name, language, read);
  return found === null ? 'unknown' : (found ?? 'private');
}

async function describeRow(
  room: string,
  name: string,
  language: Language,
  read: SiteReader,
): Found<PageFacts> {
  const say = (fr: string | null, en: string | null) => inLanguage(language, { fr, en });
  switch (room) {
    case 'blog/posts': {
      const post = await read.post(name);
      return (
        post && {
          title: say(post.title_fr, post.title_en),
          description: say(post.excerpt_fr, post.excerpt_en),
          picture: post.cover_url ?? drawingOf(post.title_fr),
          article: post,
        }
      );
    }
    case 'voyages-a-theme': {
      const theme = await read.theme(name);
      return (
        theme && {
          title: say(theme.title_fr, theme.title_en),
          description: say(theme.tagline_fr, theme.tagline_en),
          picture: theme.image_url ?? drawingOf(theme.slug),
        }
      );
    }
    case 'carnets': {
      const sample = await read.sample(name);
      return (
        sample && {
          title: say(sample.title_fr, sample.title_en),
          description: say(sample.summary_fr, sample.summary_en),
          picture: sample.image_url ?? drawingOf(sample.destination_fr, sample.landscape),
        }
      );
    }
    default: {
      const country = await read.country(name.toUpperCase());
      if (!country) return country;
      const { title, lead } = TEXTS[language].advice;
      const countryName = say(country.name_fr, country.name_en);
      return {
        title: title.replace('{{country}}', countryName),
        description: lead,
        picture: drawingOf(country.name_fr),
      };
    }
  }
}
