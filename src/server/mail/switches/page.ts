/** A page where only the button acts: scanners open every link of a mail. */
import { createHash } from 'node:crypto';
import { PRODUCT } from '#domain/product.ts';
import type { Language } from '#i18n/languages.ts';
import type { TripMailKind } from '../kinds.ts';
import { escapeHtml } from '../layout.ts';
import { wordsIn } from '../wording/wording.ts';

export type SwitchPage =
  | { state: 'asking' | 'off' | 'on'; kind: TripMailKind }
  | { state: 'invalid' | 'too many'; kind?: never };

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:12vh 20px 40px;background:light-dark(#f8f4ec,#101a22);color:light-dark(#162633,#ede8de);font:17px/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto}
p,form{margin:0 0 20px}
.name{font:600 22px/1.2 Georgia,'Times New Roman',serif;color:light-dark(#005d67,#6fcbd1)}
h1{margin:0 0 20px;font:500 34px/1.15 Georgia,'Times New Roman',serif}
button{min-height:48px;padding:0 22px;border:0;border-radius:8px;background:light-dark(#005d67,#6fcbd1);color:light-dark(#fff,#101a22);font:600 16px system-ui,sans-serif;cursor:pointer}
a{color:inherit}
:focus-visible{outline:2px solid;outline-offset:3px}`;

/** Headers by which nothing is cached, and only the page's own style and form work. */
export const SWITCH_PAGE_HEADERS: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

export function switchPage(language: Language, { state, kind }: SwitchPage): string {
  const { page } = wordsIn(language);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const about = kind ? `<p><strong>${escapeHtml(page.kind[kind])}</strong></p>` : '';
  const form = (wanted: 'on' | 'off', label: string) =>
    `<form method="post"><button name="wanted" value="${wanted}">${escapeHtml(label)}</button></form>`;
  const body = {
    asking: () => paragraph(page.question) + about + form('off', page.turnOff),
    off: () => paragraph(page.done) + about + form('on', page.turnOn),
    on: () => paragraph(page.doneOn) + about + form('off', page.turnOff),
    invalid: () => paragraph(page.invalid),
    'too many': () => paragraph(page.tooMany),
  }[state]();
  const title = escapeHtml(state === 'invalid' ? page.invalidTitle : page.title);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · ${PRODUCT.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">${PRODUCT.name}</p>
<h1>${title}</h1>
${body}
<p><a href="/profile">${escapeHtml(page.home)}</a></p>
</main>
</body>
</html>
`;
}
