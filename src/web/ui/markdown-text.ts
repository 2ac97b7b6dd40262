/** Entities by name; others are shown as typed. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
};

const LAST_POINT = 0x10_ff_ff;

/** Replaces `&amp;`, `&#233;`, `&#xE9;`. */
export function readEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name = '') => {
      if (decimal === undefined && hex === undefined) return NAMED[name] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= LAST_POINT ? String.fromCodePoint(point) : whole;
    },
  );
}

/** Reads an address as a browser does; null: its scheme is refused. @param schemes with colon: `https:` */
export function safeAddress(address: string, schemes: readonly string[]): string | null {
  const plain = readEntities(address).trim();
  try {
    return schemes.includes(new URL(plain, 'https://here.invalid').protocol) ? plain : null;
  } catch {
    return null;
  }
}
