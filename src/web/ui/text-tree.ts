import { Lexer, type MarkedToken, type Token } from 'marked';
import { readEntities, safeAddress } from './markdown-text.ts';

/** What an element is given; `id` is empty on headings that a table of contents names. */
export interface TextProps {
  href?: string;
  src?: string;
  alt?: string;
  start?: number;
  id?: string;
}

/** Text, or an element with what is in it: `['p', ['Deux ', ['strong', ['trois']]]]`. Plain JSON. */
export type TextNode = string | readonly [tag: string, children: readonly TextNode[], props?: TextProps];
export type TextTree = readonly TextNode[];

/** Without extensions of the library there are no others. */
const isKnown = (token: Token): token is MarkedToken => token.type !== '';

/** The inline content of a token. */
const within = (tokens: readonly Token[] | undefined): TextNode[] =>
  (tokens ?? []).flatMap((token) => (isKnown(token) ? asNodes(token) : []));

/** One token; HTML and links with other schemes are left out. */
function asNodes(token: MarkedToken): TextNode[] {
  switch (token.type) {
    case 'heading':
      // A heading of the text is one level below the page's.
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
      // Read out as what it is, which a box without a label is not.
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

/**
 * Parses untrusted Markdown into elements that we know: neither scripts nor HTML pass. A text that can't be parsed is
 * shown as typed.
 */
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
