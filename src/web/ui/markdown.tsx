import { Lexer, type MarkedToken, type Token } from 'marked';
import { type ComponentProps, createElement, Fragment, type ReactNode, useState } from 'react';
import { readEntities, safeAddress } from './markdown-text.ts';
import './styles/prose.css';

interface MarkdownProps {
  text: string;
  /** The ids of its headings of the second level, in order, for a table of contents. */
  headingIds?: readonly string[];
}

/** A picture that can't be shown leaves no hole. */
function Image({ src, alt }: ComponentProps<'img'>) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !src) return alt ? <em>{alt}</em> : null;
  return <img src={src} alt={alt ?? ''} loading="lazy" onError={() => setBroken(true)} />;
}

/** An element of the children that it is given; they stay where they are, so none needs a key. */
const element = (tag: string, children: readonly ReactNode[], props: Record<string, unknown> = {}) =>
  createElement(tag, props, ...children);

const group = (children: readonly ReactNode[]) => createElement(Fragment, null, ...children);

/** Without extensions of the library there are no others. */
const isKnown = (token: Token): token is MarkedToken => token.type !== '';

/** What stands in a token, as elements. */
const within = (tokens: readonly Token[] | undefined): ReactNode[] =>
  (tokens ?? []).map((token) => (isKnown(token) ? asElement(token) : null));

/** One token as an element; HTML is left out, and so is what can't be reached by a plain address. */
function asElement(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      // A heading of the text is one level below the page's own.
      return element(`h${Math.max(2, token.depth)}`, within(token.tokens));
    case 'paragraph':
      return element('p', within(token.tokens));
    case 'text':
      return token.tokens ? group(within(token.tokens)) : readEntities(token.text);
    case 'escape':
      return token.text;
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return element(token.type, within(token.tokens));
    case 'codespan':
      return <code>{token.text}</code>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'link': {
      const href = safeAddress(token.href, ['http:', 'https:', 'mailto:']);
      return href === null ? group(within(token.tokens)) : element('a', within(token.tokens), { href });
    }
    case 'image':
      return (
        <Image
          src={safeAddress(token.href, ['http:', 'https:']) ?? undefined}
          alt={readEntities(token.text)}
        />
      );
    case 'list':
      return element(
        token.ordered ? 'ol' : 'ul',
        within(token.items),
        token.ordered && typeof token.start === 'number' && token.start !== 1 ? { start: token.start } : {},
      );
    case 'list_item':
      return element('li', within(token.tokens));
    case 'checkbox':
      // Read out as what it is, which a box without a label is not.
      return token.checked ? '☑ ' : '☐ ';
    case 'table':
      return (
        <table>
          <thead>{row('th', token.header)}</thead>
          {element(
            'tbody',
            token.rows.map((cells) => row('td', cells)),
          )}
        </table>
      );
    case 'space':
    case 'def':
    case 'html':
      return null;
  }
}

const row = (tag: 'th' | 'td', cells: readonly { tokens: Token[] }[]) =>
  element(
    'tr',
    cells.map(({ tokens }) => element(tag, within(tokens))),
  );

/** The text as elements, its headings named; as it was typed where it can't be read. */
function render(text: string, headingIds: readonly string[]): ReactNode[] {
  try {
    let next = 0;
    return Lexer.lex(text).map((token) => {
      if (!isKnown(token)) return null;
      if (token.type !== 'heading' || !/^## +/.test(token.raw)) return asElement(token);
      next += 1;
      return element('h2', within(token.tokens), { id: headingIds[next - 1] });
    });
  } catch {
    return [<p key="text">{text}</p>];
  }
}

/**
 * Markdown that anyone may have written, as elements: it is read into parts and each known part is made an element, so what could
 * run or track never is one, and no HTML passes. Load it with `lazy`.
 */
export function Markdown({ text, headingIds = [] }: MarkdownProps) {
  return group(render(text, headingIds));
}
