/** Names of those who last changed a row, by the row's id: what an open dialog says about it. */
const authors = new Map<string, string>();

/** Notes who changed a row. */
export function noteAuthor(rowId: string, name: string): void {
  authors.set(rowId, name);
}

/** Who of the others last changed a row; null: nobody is known to have. */
export function authorOf(rowId: string): string | null {
  return authors.get(rowId) ?? null;
}
