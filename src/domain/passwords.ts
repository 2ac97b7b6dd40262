/** What a password has to be: one rule for the server, which refuses, and the page, which says so while it is typed [AUTH-2]. */
import { folded } from './folded.ts';
import { utf8Length } from './utf8.ts';

export const SHORTEST_PASSWORD = 8;
/** bcrypt reads no further, so a longer password would be weaker than it looks. */
export const LONGEST_PASSWORD_BYTES = 72;

/** `guessed`: one's own address, or words of this product. */
export type PasswordFault = 'short' | 'long' | 'guessed';

/** Words of this product: with figures and signs around them, or twice, they are the first guess at it (docs/security.md lists them). */
const OWN_WORDS = [
  'admin',
  'administrateur',
  'administrator',
  'escale',
  'escales',
  'itineraire',
  'motdepasse',
  'password',
  'superviseur',
  'supervisor',
  'travel',
  'traveler',
  'traveller',
  'trip',
  'vacances',
  'voyage',
  'voyages',
  'voyageur',
];
const OWN_WORD = new RegExp(`^(${OWN_WORDS.join('|')})+$`);

/**
 * Why a password is refused, or null; the commonest ones are looked up besides. `email`: of its account, which nobody may choose as
 * password. Characters are counted as people see them, not as bytes.
 */
export function passwordFault(password: string, email = ''): PasswordFault | null {
  if (Array.from(password).length < SHORTEST_PASSWORD) return 'short';
  if (utf8Length(password) > LONGEST_PASSWORD_BYTES) return 'long';
  const lower = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const isOwnAddress = address !== '' && (lower === address || lower === address.split('@', 1)[0]);
  return isOwnAddress || isOwnWord(lower) ? 'guessed' : null;
}

/** Whether nothing but words of this product is left of it without accents, figures and signs. */
function isOwnWord(lower: string): boolean {
  return OWN_WORD.test(folded(lower).replace(/[^\p{L}]/gu, ''));
}

/** Hexadecimal digits of a SHA-1 by which the commonest passwords are asked for, and those that are compared. */
export const COMMON_PREFIX = 3;
export const COMMON_DIGITS = 12;
