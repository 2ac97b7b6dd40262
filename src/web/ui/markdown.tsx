import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import './styles/prose.css';

/**
 * Markdown that anyone may have written, as elements: what could run or track is left out, and a heading of
 * the text is one level below the page's own. Heavy; load it with `lazy`.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize]}
      components={{ h1: 'h2', h2: 'h2', h3: 'h3' }}
    >
      {text}
    </ReactMarkdown>
  );
}
