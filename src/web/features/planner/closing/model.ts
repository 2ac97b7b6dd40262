/** What of a kept form is somebody's own words; the rest are choices. */
const WORDS = ['title', 'destination', 'origin', 'address', 'price', 'notes', 'description', 'text', 'email'];

/** All that was written in forms, a line for each field: for whoever may not save it any more. */
export function writtenIn(drafts: readonly unknown[]): string {
  const lines = drafts
    .filter((draft) => typeof draft === 'object' && draft !== null)
    .flatMap((draft) => WORDS.map((name): unknown => Reflect.get(draft, name)));
  return lines.filter((line) => typeof line === 'string' && line.trim() !== '').join('\n');
}
