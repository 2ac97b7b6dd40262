export interface PhonePiece {
  text: string;
  /** Address to dial by RFC 3966: `tel:+33199001234;ext=12`; null: nothing to dial. */
  href: string | null;
}

/** Matches a sign between numbers, or "or" in our languages. */
const BETWEEN = /(\s*(?:[/;,|\n]|(?<=\s)(?:ou|or|et|and)(?=\s))\s*)/i;
const EXTENSION = /\s*(?:;?ext(?:ension)?\.?|poste|x|#)\s*[:=]?\s*(\d{1,7})\s*$/i;
const FEWEST_DIGITS = 3;

/** Splits a text into numbers and what is between them; nothing of the text is lost. */
export function phonePieces(text: string): PhonePiece[] {
  return text
    .split(BETWEEN)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, href: hrefOf(piece) }));
}

export const hasPhoneNumber = (text: string): boolean => phonePieces(text).some(({ href }) => href !== null);

function hrefOf(text: string): string | null {
  const [suffix = '', extension] = EXTENSION.exec(text) ?? [];
  const number = text.slice(0, text.length - suffix.length);
  const isInternational = /^\D*\+/.test(number);
  const digits = (isInternational ? number.replace(/\(0\)/, '') : number).replaceAll(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return null;
  return `tel:${isInternational ? '+' : ''}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}
