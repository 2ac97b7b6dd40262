/** By the row's id: open dialogs show them. */
const authors = new Map<string, string>();

export function noteAuthor(rowId: string, name: string): void {
  authors.set(rowId, name);
}

/** Null: unknown. */
export function authorOf(rowId: string): string | null {
  return authors.get(rowId) ?? null;
}
