const LONGEST_TEXT = 200_000;
const MOST_LINES = 3000;
const LONGEST_LINE = 400;

export interface TextLine {
  text: string;
  /** Cells of a table, or parts with wide spaces between them. */
  cells: readonly string[];
  /** True after an empty line. */
  isBlockStart: boolean;
}

const QUOTE = /^(?:\s{0,3}>)+ ?/;
const LEADERS = /[._]{4,}|…{2,}/g;
/** Bullets, stars of bold words and pictures before a line. */
const MARKS = /^(?:[\s•▪◦●■*#-]|\p{Extended_Pictographic}|\uFE0F|\u200D)+(?=[^\s-])/u;
const HEADER = /^(?:de|from|à|to|pour|cc|date|envoyé(?: le)?|sent|objet|subject|répondre à|reply-to)\s?:/iu;
const SUBJECT = /^(?:objet|subject)\s?:\s*/iu;
const FORWARD = /^(?:tr|fwd?|re)\s?:\s*/iu;

/** Reads lines without the marks of quoting and the headers of forwarded mails; empty lines are left out. */
export function linesOf(text: string): TextLine[] {
  const written = text
    .slice(0, LONGEST_TEXT)
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES)
    .map((line) => plain(line.slice(0, LONGEST_LINE)));
  const lines = withoutHeaders(written);
  return lines.flatMap((line, index) => {
    const cells = line
      .split(/\t+| {2,}| [|│┃] /u)
      .map((cell) => cell.replace(MARKS, '').trim())
      .filter((cell) => /[\p{L}\d]/u.test(cell));
    const isBlockStart = !/[\p{L}\d]/u.test(lines[index - 1] ?? '');
    return cells.length === 0 ? [] : { text: cells.join(' '), cells, isBlockStart };
  });
}

const plain = (line: string): string =>
  line
    .replace(QUOTE, '')
    .replaceAll(/[\u00a0\u202f\u2007\u2009]/g, ' ')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad*]/g, '')
    .replaceAll(LEADERS, '\t')
    .replaceAll(/^[\s|│┃]+|[\s|│┃]+$/gu, '');

/** Drops the headers that a forwarded mail has in its text: their days are not the booking's. */
function withoutHeaders(lines: readonly string[]): string[] {
  const left: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const run = runAt(lines, index);
    const isHead = run.length > 2 && run.some((line) => SUBJECT.test(line));
    if (isHead) left.push('', ...run.filter((line) => SUBJECT.test(line)).map(subjectOf), '');
    else left.push(...lines.slice(index, index + Math.max(1, run.length)));
    index += Math.max(1, run.length);
  }
  return left;
}

function runAt(lines: readonly string[], start: number): string[] {
  let end = start;
  while (HEADER.test(lines[end] ?? '')) end += 1;
  return lines.slice(start, end);
}

const subjectOf = (line: string): string => line.replace(SUBJECT, '').replace(FORWARD, '');
