/** Keys of `public.legal_pages`, in the order listed. */
export const LEGAL_SLUGS = ['terms', 'privacy', 'notice'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** `[à compléter : …]`, `[to be completed: …]` */
const PLACEHOLDER = /\[(?:à compléter|to be completed)\b[^\]]*\]/giu;

export const placeholdersOf = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];

const ENTRY = /^\s*(?:[-*+]|\d+[.)])\s+/;
const SENTENCE_END = /(?<=[.!?…]["”»)]?)\s+/u;
/** Replaces placeholders while sentences are split, since points inside one end no sentence. */
const BLANK = '\u0000';

/** Drops sentences and list entries that have a placeholder, and headings left without a text. */
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

function statedInPart(part: string): string {
  const [marker = ''] = ENTRY.exec(part) ?? [];
  const stated = part
    .slice(marker.length)
    .split(SENTENCE_END)
    .filter((sentence) => !sentence.includes(BLANK));
  return stated.length === 0 ? '' : marker + stated.join(' ');
}

const levelOf = (block: string | undefined): number => /^(#+) [^\n]*$/.exec(block ?? '')?.[1]?.length ?? 0;

function withoutEmptySections(blocks: readonly string[]): string[] {
  const last: string[] = [];
  for (const block of blocks.toReversed()) {
    const level = levelOf(block);
    const next = levelOf(last.at(-1));
    const isEmpty = level > 0 && (last.length === 0 || (next > 0 && next <= level));
    if (!isEmpty) last.push(block);
  }
  return last.toReversed();
}
