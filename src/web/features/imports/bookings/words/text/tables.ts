import { type LabelledText, labelsIn } from './labelled-text.ts';
import { type Field, fieldsOf } from './labels.ts';
import type { TextLine } from './lines.ts';

export interface Table {
  entries: readonly (LabelledText & { line: number })[];
  height: number;
}

const MOST_ROWS = 20;
/** Columns for the ends of one booking, whose rows are parts of it: day, hour, place. */
const ENDS = new Set<Field>([
  'departure',
  'arrival',
  'from',
  'to',
  'checkIn',
  'checkOut',
  'pickUp',
  'dropOff',
  'return',
]);

/** Reads a table whose first row has labels alone; null: there is none. */
export function tableAt(lines: readonly TextLine[], start: number): Table | null {
  const heads = (lines[start]?.cells ?? []).map(bareLabel);
  const columns = heads.filter((head) => head !== null);
  if (columns.length < 2 || columns.length < heads.length - 1) return null;
  const rows = rowsAfter(lines, start + 1, heads.length);
  if (rows.length === 0) return null;
  const isOfEnds = columns.every(({ fields }) => [...fields].some((field) => ENDS.has(field)));
  const entries = isOfEnds ? joined(columns, rows, start) : records(heads, rows, start);
  return { entries, height: rows.length + 1 };
}

function bareLabel(cell: string): LabelledText | null {
  const fields = fieldsOf(cell);
  return fields.size > 0 ? { fields, label: cell, value: '' } : null;
}

/** Rows of as many cells, or of one more, which names the row. */
function rowsAfter(lines: readonly TextLine[], start: number, width: number) {
  const rows: (readonly string[])[] = [];
  for (const { cells } of lines.slice(start, start + MOST_ROWS)) {
    const isRow = cells.length === width || cells.length === width + 1;
    if (!isRow || cells.slice(1).some((cell) => labelsIn(cell).length > 0)) break;
    if (cells.length === width && labelsIn(cells[0] ?? '').length > 0 && rows.length === 0 && width < 3)
      break;
    rows.push(cells);
  }
  return rows;
}

function joined(columns: readonly LabelledText[], rows: readonly (readonly string[])[], line: number) {
  return columns.map((column, index) => ({
    ...column,
    value: rows.flatMap((cells) => cells.at(index - columns.length) ?? []).join(', '),
    line,
  }));
}

function records(
  heads: readonly (LabelledText | null)[],
  rows: readonly (readonly string[])[],
  start: number,
) {
  return rows.flatMap((cells, row) =>
    cells.length === heads.length
      ? heads.flatMap((head, index) =>
          head ? { ...head, value: cells[index] ?? '', line: start + 1 + row } : [],
        )
      : [],
  );
}
