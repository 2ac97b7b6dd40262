import { treeOf } from './text-tree.ts';
import { TextView } from './text-view.tsx';

interface MarkdownProps {
  text: string;
  /** The ids of its headings of the second level, in order, for a table of contents. */
  headingIds?: readonly string[];
}

/** Markdown that anyone may have written, as elements. Load it with `lazyPart`. */
export function Markdown({ text, headingIds = [] }: MarkdownProps) {
  return <TextView tree={treeOf(text)} headingIds={headingIds} />;
}
