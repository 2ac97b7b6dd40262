import { Lexer, type MarkedToken, type Token } from 'marked';
import { readEntities, safeAddress } from './markdown-text.ts';

/** `id` is empty on headings named by a table of contents. */
export interface TextProps {
  href?: string;
  src?: string;
  alt?: string;
  start?: number;
  id?: string;
}

/** `['p', ['Deux ', ['strong', ['trois']]]]`, plain JSON. */
export type TextNode = string | readonly [tag: string, children: readonly TextNode[], props?: TextProps];
export type TextTree = readonly TextNode[];

const isKnown = (token: Token): token is MarkedToken => token.type !== '';

const within = (tokens: readonly Token[] | undefined): TextNode[] =>
  (tokens ?? []).flatMap((token) => (isKnown(token) ? asNodes(token) : []));

/** Makes nodes; HTML and links with other schemes are dropped. */
function asNodes(token: MarkedToken): TextNode[] {
  switch (token.type) {
    case 'heading':
      // Headings are one level below the page's.
      return [[`h${Math.max(2, token.depth)}`, within(token.tokens)]];
    case 'paragraph':
      return [['p', within(token.tokens)]];
    case 'text':
      return token.tokens ? within(token.tokens) : [readEntities(token.text)];
    case 'escape':
      return [token.text];
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return [[token.type, within(token.tokens)]];
    case 'codespan':
      return [['code', [token.text]]];
    case 'code':
      return [['pre', [['code', [token.text]]]]];
    case 'br':
    case 'hr':
      return [[token.type, []]];
    case 'link': {
      const href = safeAddress(token.href, ['http:', 'https:', 'mailto:']);
      return href === null ? within(token.tokens) : [['a', within(token.tokens), { href }]];
    }
    case 'image': {
      const src = safeAddress(token.href, ['http:', 'https:']);
      return [['img', [], { alt: readEntities(token.text), ...(src !== null && { src }) }]];
    }
    case 'list': {
      const start = token.ordered && typeof token.start === 'number' && token.start !== 1 && token.start;
      return [[token.ordered ? 'ol' : 'ul', within(token.items), start === false ? {} : { start }]];
    }
    case 'list_item':
      return [['li', within(token.tokens)]];
    case 'checkbox':
      // A sign is read out, unlike an unlabelled box.
      return [token.checked ? '☑ ' : '☐ '];
    case 'table':
      return [
        [
          'table',
          [
            ['thead', [row('th', token.header)]],
            ['tbody', token.rows.map((cells) => row('td', cells))],
          ],
        ],
      ];
    case 'space':
    case 'def':
    case 'html':
      return [];
  }
}

const row = (tag: 'th' | 'td', cells: readonly { tokens: Token[] }[]): TextNode => [
  'tr',
  cells.map(({ tokens }): TextNode => [tag, within(tokens)]),
];

/** Reads untrusted Markdown: neither scripts nor HTML pass. Unparsable text is shown as typed. */
export function treeOf(text: string): TextTree {
  try {
    return Lexer.lex(text).flatMap((token): TextNode[] => {
      if (!isKnown(token)) return [];
      if (token.type !== 'heading' || !/^## +/.test(token.raw)) return asNodes(token);
      return [['h2', within(token.tokens), { id: '' }]];
    });
  } catch {
    return [['p', [text]]];
  }
}
