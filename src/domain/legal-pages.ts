/** The legal pages that there are, in the order in which they are listed; keys of `public.legal_pages`. */
export const LEGAL_SLUGS = ['terms', 'privacy', 'notice'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** `[à compléter : …]`, `[to be completed: …]`: what the operator of the site has to fill in. */
const PLACEHOLDER = /\[(?:à compléter|to be completed)\b[^\]]*\]/giu;

/** The placeholders of a legal text that are not filled in yet, each once, in their order. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];

/** A line that begins an entry of a list. */
const ENTRY = /^\s*(?:[-*+]|\d+[.)])\s+/;
const SENTENCE_END = /(?<=[.!?…]["”»)]?)\s+/u;
/** Stands for a placeholder while sentences are separated: points in it end none. */
const BLANK = '\u0000';

/**
 * What a legal text says already: without the sentences and the entries of lists that still have a placeholder, and without the headings
 * that nothing is left under.
 */
export function publishedText(text: string): string {
  if (placeholdersOf(text).length === 0) return text;
  const blocks = text.replaceAll(PLACEHOLDER, BLANK).split(/\n{2,}/);
  return withoutEmptySections(blocks.map(statedInBlock).filter((block) => block !== '')).join('\n\n');
}

function statedInBlock(block: string): string {
  if (!block.includes(BLANK)) return block;
  const parts = block.split(/\n(?=\s*(?:[-*+]|\d+[.)])\s)/);
  return parts
    .map(statedInPart)
    .filter((part) => part !== '')
    .join('\n');
}

/** A paragraph or an entry of a list; empty where nothing is left of it. */
function statedInPart(part: string): string {
  const [marker = ''] = ENTRY.exec(part) ?? [];
  const stated = part
    .slice(marker.length)
    .split(SENTENCE_END)
    .filter((sentence) => !sentence.includes(BLANK));
  return stated.length === 0 ? '' : marker + stated.join(' ');
}

/** The level of a heading; 0 for any other block. */
const levelOf = (block: string | undefined): number => /^(#+) [^\n]*$/.exec(block ?? '')?.[1]?.length ?? 0;

function withoutEmptySections(blocks: readonly string[]): string[] {
  /** From the end on. */
  const last: string[] = [];
  for (const block of blocks.toReversed()) {
    const level = levelOf(block);
    const next = levelOf(last.at(-1));
    const isEmpty = level > 0 && (last.length === 0 || (next > 0 && next <= level));
    if (!isEmpty) last.push(block);
  }
  return last.toReversed();
}
