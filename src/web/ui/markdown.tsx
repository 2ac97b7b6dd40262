import { treeOf } from './text-tree.ts';
import { TextView } from './text-view.tsx';

interface MarkdownProps {
  text: string;
  headingIds?: readonly string[];
}

export function Markdown({ text, headingIds = [] }: MarkdownProps) {
  return <TextView tree={treeOf(text)} headingIds={headingIds} />;
}
