/** Puts a rendered page into index.html. */
import type { Language } from '#i18n/languages.ts';
import type { RenderedPage } from '#web/routes/renderer.ts';
import type { BuildFiles } from './build-files.ts';
import type { Theme } from './theme-choice.ts';

/** Parts of index.html without the loading screen. */
export type PageTemplate = {
  head: string;
  /** Addresses of its stylesheets. */
  styles: string[];
  scripts: string;
  bodyStart: string;
  bodyEnd: string;
};

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

const linesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([element]) => element.trim()).join('');

/** Splits index.html. @throws when it has not the parts that a page needs */
export function parseTemplate(html: string): PageTemplate {
  const parts =
    /^([\s\S]*)<\/head>([\s\S]*?)(?:<div id="loading"[\s\S]*)?<div id="root"><\/div>([\s\S]*)$/.exec(
      html.replaceAll(STYLESHEET, '').replaceAll(SCRIPT, ''),
    );
  const [, head = '', bodyStart = '', bodyEnd = ''] = parts ?? [];
  if (!parts || !/<title>/.test(head)) throw new Error('index.html has not the parts of a page');
  const styles = [...html.matchAll(STYLESHEET)].flatMap(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
  return { head, styles, scripts: linesOf(html, SCRIPT), bodyStart, bodyEnd };
}

export function withFiles(html: string, { scripts, styles }: BuildFiles, config: object): string {
  const data = `<script type="application/json" id="config">${escapeJson(JSON.stringify(config))}</script>`;
  const links = [
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].filter((link) => !html.includes(/href="[^"]+"/.exec(link)?.[0] ?? ''));
  return html
    .replace('</title>', (end) => `${end}${data}`)
    .replace('</head>', (end) => `${links.join('')}${end}`);
}

/** Sends an address without a page to the first page, also without scripts, as the router does. */
export function withWayHome(html: string): string {
  return html.replace(
    '</head>',
    (end) => `<noscript><meta http-equiv="refresh" content="0; url=/"></noscript>${end}`,
  );
}

/**
 * Writes a page with its styles, so that it is painted without another request; `src/web/app/start.js` takes the scripts out
 * of their template once they are needed.
 *
 * @param css of all `styles`
 */
export function pageHtml(
  template: PageTemplate,
  { html, head, state }: RenderedPage,
  { scripts, styles, css }: BuildFiles & { css: string },
  { language, theme }: { language: Language; theme: Theme | undefined },
): string {
  // Not asked for, since they are turned off: by them the application finds that the page has their rules.
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  const preloads = scripts
    .filter((href) => !template.scripts.includes(`"${href}"`))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const documentHead = template.head
    .replace(
      /<html lang="[a-z]+"/,
      `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''} data-rendered`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(head.title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () =>
        `<meta name="description" content="${escapeMarkup(head.description)}">${headMarkup(head.elements)}`,
    );
  const data = `<script type="application/json" id="page-state">${escapeJson(state)}</script>`;
  return [
    documentHead,
    `<style>${css}</style>`,
    ...sheets,
    '</head>',
    template.bodyStart,
    `<div id="root">${html}</div>`,
    data,
    '<template id="application">',
    ...preloads,
    template.scripts,
    '</template>',
    template.bodyEnd,
  ].join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML has not in any form: one of them makes a whole feed unreadable. */
const NOT_IN_XML = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu;

export function escapeMarkup(text: string): string {
  return text
    .replaceAll(NOT_IN_XML, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

export function headMarkup(elements: RenderedPage['head']['elements']): string {
  return elements
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
      return `<${tag}${written.join('')}>${tag === 'script' ? `${text ?? ''}</script>` : ''}`;
    })
    .join('');
}
