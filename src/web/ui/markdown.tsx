import { treeOf } from './text-tree.ts';
import { TextView } from './text-view.tsx';

export function Markdown({ text, headingIds = [] }: { text: string; headingIds?: readonly string[] }) {
  return <TextView tree={treeOf(text)} headingIds={headingIds} />;
}
