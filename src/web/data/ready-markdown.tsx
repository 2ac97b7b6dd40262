import { lazy, Suspense } from 'react';
import type { TextTree } from '#web/ui/text-tree.ts';
import { TextView } from '#web/ui/text-view.tsx';
import { readyData } from './ready-data.ts';

const Markdown = lazy(async () => ({ default: (await import('#web/ui/markdown.tsx')).Markdown }));

interface ReadyMarkdownProps {
  text: string;
  /** The ids of its headings of the second level, in order, for a table of contents. */
  headingIds?: readonly string[];
}

/** Markdown of a public page: what came parted with the page needs no reader of Markdown, which is loaded for all else. */
export function ReadyMarkdown({ text, headingIds = [] }: ReadyMarkdownProps) {
  const { trees } = readyData();
  // Made by `treeOf` on the server.
  const tree = Object.hasOwn(trees, text) ? (trees[text] as TextTree) : undefined;
  if (tree) return <TextView tree={tree} headingIds={headingIds} />;
  return (
    <Suspense fallback={null}>
      <Markdown text={text} headingIds={headingIds} />
    </Suspense>
  );
}
