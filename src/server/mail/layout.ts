/** A mail as people see it: the same parts as plain text, and as HTML that any reader of mails shows, light or dark. */
import { PRODUCT } from '#domain/product.ts';
import type { Language } from '#i18n/languages.ts';

/** Texts are plain, whoever wrote them: they are escaped here and nowhere else. */
export type Part =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | ({ kind: 'action' } & Link);

type Link = { label: string; url: string };

export type Layout = {
  language: Language;
  subject: string;
  parts: Part[];
  /** Why one gets it, and how to get it no more. */
  reason: string;
  links: Link[];
};

/** `label : https://…`, as each language writes it. */
const COLON: Record<Language, string> = { fr: '\u00a0: ', en: ': ' };

export function asText({ language, parts, reason, links }: Layout): string {
  const line = (link: Link) => `${link.label}${COLON[language]}${link.url}`;
  // "-- " and what follows is a signature: readers of mails tell it apart.
  const footer = ['-- ', reason, ...links.map(line)].join('\n');
  return [...parts.map((part) => partAsText(part, line)), footer].join('\n\n');
}

function partAsText(part: Part, line: (link: Link) => string): string {
  switch (part.kind) {
    case 'paragraph':
    case 'heading':
      return part.text;
    case 'list':
      return part.items.map((item) => `– ${item}`).join('\n');
    case 'action':
      return line(part);
  }
}

// Nothing but system fonts and inherited colours, so that a reader's dark mode has nothing to get wrong; no pictures.
const BODY =
  "margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const NAME = "margin:0 0 24px;font:600 22px/1.2 Georgia,'Times New Roman',serif";
const HEADING = "margin:28px 0 4px;font:600 19px/1.3 Georgia,'Times New Roman',serif";
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#005d67;color:#ffffff;font-weight:600;text-decoration:none';
const SMALL = 'margin:32px 0 0;padding-top:16px;border-top:1px solid #8a8f94;font-size:14px;line-height:1.5';

export function asHtml({ language, subject, parts, reason, links }: Layout): string {
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
</head>
<body style="${BODY}">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
<p style="${NAME}">${PRODUCT.name}</p>
${parts.map(partAsHtml).join('\n')}
<p style="${SMALL}">${escapeHtml(reason)}<br>${footer.join(' · ')}</p>
</div>
</body>
</html>
`;
}

function partAsHtml(part: Part): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case 'heading':
      return `<h2 style="${HEADING}">${escapeHtml(part.text)}</h2>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:22px">${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'action':
      return `<p style="margin:20px 0"><a href="${escapeHtml(part.url)}" style="${BUTTON}">${escapeHtml(part.label)}</a></p>`;
  }
}

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

/**
 * What people write, for a line of a mail: no breaks, which would begin a header or another line, and no characters that
 * turn the direction of what follows; as many characters as given, with an ellipsis in the place of the rest.
 */
export function oneLine(text: string, most = 200): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const characters = [...new Intl.Segmenter('fr').segment(line)];
  if (characters.length <= most) return line;
  return `${characters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
