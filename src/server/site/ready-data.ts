/** What a page will ask for first, asked ahead of it: its first view then waits for no answer (ADR 0029). */
import { destinationsRead, postRead, postsRead } from '#db/public-reads/blog.ts';
import { advisedCountriesRead, countryRead } from '#db/public-reads/countries.ts';
import { type PublicRead, readAddress } from '#db/public-reads/read.ts';
import { sampleRead, samplesRead } from '#db/public-reads/samples.ts';
import { themeRead, themesRead } from '#db/public-reads/themes.ts';
import type { Language } from '#i18n/languages.ts';
import { treeOf } from '#web/ui/text-tree.ts';
import { partsOf } from './path-parts.ts';
import type { SiteReader } from './site-reader.ts';

/** Columns that are Markdown, without their language. */
const TEXTS = ['body', 'advice', 'tips'];

/** The reads of a page by its path. */
function readsOf(path: string): PublicRead<unknown>[] {
  const [room = '', ...names] = partsOf(path);
  const name = names.at(-1) ?? '';
  switch (room) {
    case 'blog':
      if (names[0] === 'posts') return [postRead(name)];
      return [name === 'destinations' ? destinationsRead() : postsRead()];
    case 'voyages-a-theme':
      return [themeRead(name), themesRead(), samplesRead(name)];
    case 'carnets':
      return [sampleRead(name)];
    case 'conseils':
      return [name ? countryRead(name.toUpperCase()) : advisedCountriesRead()];
    default:
      return [];
  }
}

/** The Markdown of some rows in a language. */
function textsOf(rows: readonly unknown[], language: Language): string[] {
  return rows.flatMap((row) =>
    typeof row === 'object' && row !== null
      ? TEXTS.map((name): unknown => Reflect.get(row, `${name}_${language}`)).filter(
          (text): text is string => typeof text === 'string' && text !== '',
        )
      : [],
  );
}

export type ReadyData = {
  /** The element that holds the answers, and texts in their parts; empty for a page that asks for nothing. */
  element: string;
  /** The first row of what the page shows. */
  first: unknown;
};

/** For a page that reads nothing, or whose reads are left to it. */
export const NOTHING_READY: ReadyData = { element: '', first: undefined };

/** The answers to the reads of a page. What can't be read now is left to the page. */
export async function readyData(path: string, language: Language, read: SiteReader): Promise<ReadyData> {
  const answers = await Promise.all(
    readsOf(path).map(async (asked) => [readAddress(asked), await read.rows(asked)] as const),
  );
  const known = answers.flatMap(([address, rows]) => (rows ? [{ address, rows }] : []));
  if (known.length === 0) return NOTHING_READY;
  const first = known[0]?.rows[0];
  const reads = Object.fromEntries(known.map(({ address, rows }) => [address, rows]));
  const texts = known.flatMap(({ rows }) => textsOf(rows, language));
  const trees = Object.fromEntries(texts.map((text) => [text, treeOf(text)]));
  // Data, not a script: nothing in it ends the element.
  const json = JSON.stringify({ reads, trees }).replaceAll('<', '\\u003c');
  return { element: `<script type="application/json" id="ready-data">${json}</script>`, first };
}
