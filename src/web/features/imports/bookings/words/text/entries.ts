import { type LabelledText, labelsIn } from './labelled-text.ts';
import { type Field, fieldsOf } from './labels.ts';
import type { TextLine } from './lines.ts';
import { type Table, tableAt } from './tables.ts';

export interface Entry {
  fields: ReadonlySet<Field>;
  label: string;
  value: string;
  line: number;
  /** Lines after the value that have no label, up to an empty line. */
  following: readonly string[];
  /** Index of the first of them. */
  nextLine: number;
}

const MOST_FOLLOWING = 3;
const MOST_ENTRIES = 400;
/** Labels that head what comes after them. */
const HEADS = ['outbound', 'return', 'leg'] as const;

/** Finds labels with values: beside each other, below each other, or in the columns of a table. */
export function entriesOf(lines: readonly TextLine[]): Entry[] {
  const entries: Entry[] = [];
  for (let index = 0; index < lines.length && entries.length < MOST_ENTRIES; ) {
    const table = tableAt(lines, index);
    entries.push(...(table ? table.entries.map(asEntry) : entriesOfLine(lines, index)));
    index += table ? table.height : 1;
  }
  return entries;
}

const asEntry = (cell: Table['entries'][number]): Entry => ({
  ...cell,
  following: [],
  nextLine: cell.line + 1,
});

function entriesOfLine(lines: readonly TextLine[], line: number): Entry[] {
  const cells = lines[line]?.cells ?? [];
  return cells.flatMap((cell, column) =>
    labelsOfCell(cell, cells).flatMap((labelled, index, { length }) => {
      const entry = (value: string, nextLine = line + 1): Entry => ({
        ...labelled,
        value,
        line,
        following: linesAfter(lines, nextLine),
        nextLine,
      });
      if (labelled.value !== '') return entry(labelled.value);
      if (index < length - 1) return [];
      const beside = valuesBeside(cells.slice(column + 1));
      if (beside !== '') return entry(beside);
      const below = column < cells.length - 1 ? '' : (lines[line + 1]?.text ?? '');
      if (below !== '' && labelsIn(below).length === 0) return entry(below, line + 2);
      return HEADS.some((head) => labelled.fields.has(head)) ? entry('') : [];
    }),
  );
}

/** Beside a value, short words are labels without a colon: `Vol`, `De`. */
function labelsOfCell(cell: string, { length }: readonly string[]): LabelledText[] {
  const labels = labelsIn(cell);
  const fields = labels.length === 0 && length > 1 ? fieldsOf(cell) : null;
  return fields && fields.size > 0 ? [{ fields, label: cell, value: '' }] : labels;
}

function valuesBeside(cells: readonly string[]): string {
  const end = cells.findIndex((cell) => labelsIn(cell).length > 0);
  return cells.slice(0, end === -1 ? undefined : end).join(', ');
}

function linesAfter(lines: readonly TextLine[], start: number): string[] {
  const after = lines.slice(start, start + MOST_FOLLOWING);
  const end = after.findIndex(({ text, isBlockStart }) => isBlockStart || labelsIn(text).length > 0);
  return after.slice(0, end === -1 ? undefined : end).map(({ cells }) => cells.join(', '));
}
