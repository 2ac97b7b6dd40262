import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => string | number | null | undefined;
}

/** Matches starts of formulas in spreadsheets, full-width signs included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** RFC 4180 with a BOM, semicolons where the decimal mark is a comma; formulas get an apostrophe (OWASP, CSV injection). */
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
