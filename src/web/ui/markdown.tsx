import { type ComponentProps, useState } from 'react';
import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
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

/** Gives the headings their ids, after the text has been cleaned: its own can't pass for ours. */
function named(ids: readonly string[]) {
  return (tree: Parts) => {
    let next = 0;
    for (const part of tree.children) {
      if (part.tagName !== 'h2' || !part.properties) continue;
      part.properties.id = ids[next];
      next += 1;
    }
  };
}

interface Parts {
  children: { tagName?: string; properties?: Record<string, unknown> }[];
}

/**
 * Markdown that anyone may have written, as elements: what could run or track is left out, and a heading of
 * the text is one level below the page's own. Heavy; load it with `lazy`.
 */
export function Markdown({ text, headingIds }: MarkdownProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={headingIds ? [rehypeSanitize, [named, headingIds]] : [rehypeSanitize]}
      components={{ h1: 'h2', h2: 'h2', h3: 'h3', img: Image }}
    >
      {text}
    </ReactMarkdown>
  );
}
