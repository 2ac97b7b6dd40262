/** Reads a text as UTF-8, or else as Windows has written texts. @param isCut whether a character may be cut at its end */
export function decodeText(bytes: Uint8Array, isCut: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
