/** By the mark that texts in UTF-16 begin with. */
const UTF_16 = { '255,254': 'utf-16le', '254,255': 'utf-16be' } as const;

/**
 * Reads a text as UTF-8, or else as Windows has written texts: where most of what is not ASCII is none in UTF-8.
 * @param isCut whether a character may be cut at its end
 */
export function decodeText(bytes: Uint8Array, isCut: boolean): string {
  const read = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes, { stream: isCut });
  const mark = bytes.subarray(0, 2).join();
  if (mark === '255,254' || mark === '254,255') return read(UTF_16[mark]);
  try {
    return read('utf-8', true);
  } catch {
    const text = read('utf-8');
    const beyond = text.match(/\P{ASCII}/gu) ?? [];
    const wrong = beyond.filter((character) => character === '\ufffd');
    return wrong.length > beyond.length / 2 ? read('windows-1252') : text;
  }
}
