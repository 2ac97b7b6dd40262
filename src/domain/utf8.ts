/** The domain has no `TextEncoder`: only the language. */
export function utf8Length(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + bytesOf(character.codePointAt(0) ?? 0), 0);
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
