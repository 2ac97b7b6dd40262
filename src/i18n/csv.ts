import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => string | number | null | undefined;
}

/** What a spreadsheet takes for the beginning of a formula, full-width signs included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/**
 * Rows below a head as CSV (RFC 4180), behind a byte order mark by which spreadsheets recognise UTF-8. Languages with a decimal
 * comma separate columns by semicolons, as their spreadsheets do.
 *
 * A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection): visitors wrote it.
 */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  const hasDecimalComma = formatNumber(1.5, language, 1).includes(',');
  const field = (value: string | number | null | undefined): string => {
    if (typeof value === 'number') return hasDecimalComma ? String(value).replace('.', ',') : String(value);
    const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [
    columns.map(({ label }) => field(label)),
    ...rows.map((row) => columns.map(({ value }) => field(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(hasDecimalComma ? ';' : ',')}\r\n`).join('')}`;
}
