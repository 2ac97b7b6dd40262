const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TBODY TFOOT THEAD TR UL'.split(
    ' ',
  ),
);
const UNSEEN = new Set('HEAD IFRAME NOSCRIPT OBJECT SCRIPT STYLE TEMPLATE TITLE'.split(' '));
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;
/** Deeper elements are not read. */
const DEEPEST = 300;

/** Marks in texts until they are whole: blocks end lines, two breaks are an empty line, as a paragraph is. */
const BREAK = '\u2028';
const PARAGRAPH = '\u2029';
const SPACES = /[ \n\u2028\u2029]+/g;

/** Returns the text of a document as one reads it: blocks on lines, cells of a row beside each other with tabs. */
export const htmlText = (page: Document): string => textOf(page.body, 0).replaceAll(SPACES, lineEnd);

function lineEnd(spaces: string): string {
  if (spaces.includes(PARAGRAPH) || spaces.indexOf(BREAK) !== spaces.lastIndexOf(BREAK)) return '\n\n';
  return spaces.includes(BREAK) || spaces.includes('\n') ? '\n' : ' ';
}

function textOf(node: Node, depth: number): string {
  if (node.nodeType === node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ');
  if (!isElement(node) || isUnseen(node) || depth > DEEPEST) return '';
  if (node.tagName === 'BR') return BREAK;
  const parts = [...node.childNodes].map((child) => textOf(child, depth + 1));
  if (node.tagName === 'TR') return `\n${rowText(parts)}\n`;
  const text = parts.join('');
  if (isParagraph(node)) return `${PARAGRAPH}${text}${PARAGRAPH}`;
  return BLOCKS.has(node.tagName) ? `\n${text}\n` : text;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const isUnseen = (element: Element): boolean =>
  UNSEEN.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  HIDDEN.test(element.getAttribute('style') ?? '');
const isParagraph = ({ tagName }: Element): boolean => /^(?:P|TABLE|H[1-6]|HR|UL|OL|SECTION)$/.test(tagName);

/** Puts cells of one line beside each other; a label beside its lines; other cells below each other. */
function rowText(parts: readonly string[]): string {
  const cells = parts.map(linesOf).filter((lines) => lines.length > 0);
  const [first = [], second = [], ...others] = cells;
  if (cells.every((lines) => lines.length === 1)) return cells.map(([line = '']) => line).join('\t');
  if (first.length === 1 && others.length === 0)
    return [[first[0], second[0]].join('\t'), ...second.slice(1)].join('\n');
  return parts.filter((part) => part.trim() !== '').join(PARAGRAPH);
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean);
