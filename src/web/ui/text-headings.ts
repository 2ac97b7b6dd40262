/** A heading's words without marks, and its id. */
export interface Heading {
  text: string;
  id: string;
}

/** Number from which there is a table of contents: fewer are seen at a glance. */
export const MIN_HEADINGS = 3;

/** Makes an id as `quand-partir`. */
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

function plainText(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/\s#+\s*$/, '')
    .trim();
}

/** Ids that the page itself has. */
const TAKEN_IDS = ['content', 'root', 'loading'];

/** Headings of the second level, in order, with unique ids; none of code. */
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
