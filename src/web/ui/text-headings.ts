/** A heading of a text: its words without marks, and the name of its place in the page. */
export interface Heading {
  text: string;
  id: string;
}

/** Fewer headings than these are seen at a glance. */
export const MIN_HEADINGS = 3;

/** A name for the address of a part of a page, from its words: `quand-partir`. */
export function slugOf(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'partie'
  );
}

/** The words of a line of Markdown, without its marks. */
function plainText(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/\s#+\s*$/, '')
    .trim();
}

/** Ids that the page has around a text. */
const TAKEN_IDS = ['content', 'root', 'loading'];

/** The headings of the second level of a text, in order, each with a name of its own; what stands in code is none. */
export function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  const seen = new Map(TAKEN_IDS.map((id) => [id, 1]));
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const [, found] = isCode ? [] : (/^## +(.+)$/.exec(line) ?? []);
    const text = found ? plainText(found) : '';
    if (!text) continue;
    const name = slugOf(text);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    headings.push({ text, id: times === 1 ? name : `${name}-${times}` });
  }
  return headings;
}
