/** A mail as plain text and as HTML for any reader of mails, light or dark. */
import { PRODUCT } from '#domain/product.ts';
import { ISOLATES, isolated } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { Mail } from './sender.ts';

/** A part of a mail; texts are plain and escaped only by the layout. */
export type Part =
  | { kind: 'title' | 'paragraph' | 'heading'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: string[] }
  | ({ kind: 'action' } & Link);

type Link = { label: string; url: string };

export type Layout = {
  language: Language;
  subject: string;
  parts: Part[];
  reason: string;
  links: Link[];
};

const COLON: Record<Language, string> = { fr: '\u00a0: ', en: ': ' };

export function toMail(
  to: string,
  layout: Layout,
  { id, publicUrl }: { id: string; publicUrl: string },
): Mail {
  return {
    to,
    subject: layout.subject,
    text: asText(layout),
    html: asHtml(layout),
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    // Prevents automatic answers (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function asText({ language, parts, reason, links }: Layout): string {
  const line = (link: Link) => `${link.label}${COLON[language]}${link.url}`;
  // "-- " begins a signature.
  const footer = ['-- ', reason, ...links.map(line)].join('\n');
  return [...parts.map((part) => partAsText(part, line)), footer].join('\n\n');
}

function partAsText(part: Part, line: (link: Link) => string): string {
  switch (part.kind) {
    case 'title':
    case 'paragraph':
    case 'heading':
    case 'code':
      return part.text;
    case 'list':
      return part.items.map((item) => `– ${item}`).join('\n');
    case 'action':
      return line(part);
  }
}

// System fonts, no pictures; colours in each element, since some readers drop style sheets; the others get dark colours from one, by class.
const PAPER = '#f8f4ec';
const INK = '#162633';
const LAGOON = '#005d67';
const SERIF = "Georgia,'Times New Roman',serif";
const BODY = `margin:0;padding:0;background:${PAPER};color:${INK};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;
const NAME = `margin:0 0 28px;font:500 24px/1.2 ${SERIF};color:${INK}`;
const STOP = `display:inline-block;width:11px;height:11px;margin-right:2px;border-radius:50%;background:${LAGOON}`;
const ROUTE = `display:inline-block;width:26px;margin-right:10px;border-top:3px solid ${LAGOON};vertical-align:4px`;
const TITLE = `margin:0 0 14px;font:500 30px/1.15 ${SERIF}`;
const HEADING = `margin:28px 0 4px;font:500 20px/1.3 ${SERIF}`;
const BUTTON = `display:inline-block;padding:13px 22px;border-radius:6px;background:${LAGOON};color:#ffffff;font-weight:600;text-decoration:none`;
const CODE =
  'margin:0 0 20px;padding:14px 20px;border:1px solid #cdc4b4;border-radius:6px;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:8px;font-variant-numeric:tabular-nums';
const SMALL =
  'margin:36px 0 0;padding-top:18px;border-top:1px solid #cdc4b4;font-size:14px;line-height:1.5;color:#4c5a66';
const EVENING = `@media (prefers-color-scheme:dark){
.page{background:#101a22!important;color:#ede8de!important}.name{color:#ede8de!important}
.stop{background:#6fcbd1!important}.route{border-color:#6fcbd1!important}
.button{background:#6fcbd1!important;color:#101a22!important}
.code{border-color:#4a5763!important}.small{border-color:#4a5763!important;color:#b3bcc2!important}}`;

function asHtml({ language, subject, parts, reason, links }: Layout): string {
  const footer = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${EVENING}</style>
</head>
<body class="page" style="${BODY}">
<div class="page" style="background:${PAPER};color:${INK}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px 40px;overflow-wrap:anywhere">
<p class="name" style="${NAME}"><span class="stop" style="${STOP}"></span><span class="route" style="${ROUTE}"></span>${PRODUCT.name}</p>
${parts.map(partAsHtml).join('\n')}
<p class="small" style="${SMALL}">${[asMarkup(reason), footer.join(' · ')].filter(Boolean).join('<br>')}</p>
</div>
</div>
</body>
</html>
`;
}

function partAsHtml(part: Part): string {
  switch (part.kind) {
    case 'title':
      return `<h1 dir="auto" style="${TITLE}">${asMarkup(part.text)}</h1>`;
    case 'paragraph':
      return `<p dir="auto" style="margin:0 0 16px">${asMarkup(part.text)}</p>`;
    case 'heading':
      return `<h2 dir="auto" style="${HEADING}">${asMarkup(part.text)}</h2>`;
    case 'code':
      return `<p class="code" style="${CODE}">${asMarkup(part.text)}</p>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:22px">${part.items.map((item) => `<li dir="auto">${asMarkup(item)}</li>`).join('')}</ul>`;
    case 'action':
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(part.url)}" style="${BUTTON}">${asMarkup(part.label)}</a></p>`;
  }
}

const ISOLATE = new RegExp(`${ISOLATES.start}(?<isolated>[^${ISOLATES.end}]*)${ISOLATES.end}`, 'gu');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Writes bidi isolates as elements, which every mail reader knows. */
const asMarkup = (text: string): string =>
  escapeHtml(text).replaceAll(ISOLATE, '<span dir="auto">$<isolated></span>');

/** Puts text of people on one line: no breaks (header injection) or bidi marks, `most` characters. */
export const oneLine = (text: string, most = 200): string =>
  isolated(clipped(text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''), most));

export function clipped(text: string, most: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const characters = [...new Intl.Segmenter('fr').segment(line)];
  if (characters.length <= most) return line;
  return `${characters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
