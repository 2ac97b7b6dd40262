/** Rules for passwords: the server refuses, the page explains while typing [AUTH-2]. */
import { folded, utf8Length } from './text.ts';

export const SHORTEST_PASSWORD = 8;
/** bcrypt ignores all bytes after these. */
export const LONGEST_PASSWORD_BYTES = 72;

/** `guessed`: the address, or words of this product. */
export type PasswordFault = 'short' | 'long' | 'guessed';

/** Words that are, with figures around them, the first guess (docs/security.md). */
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

/** Length in graphemes. Common passwords are looked up elsewhere. `email` is refused as a password. */
export function passwordFault(password: string, email = ''): PasswordFault | null {
  if (Array.from(password).length < SHORTEST_PASSWORD) return 'short';
  if (utf8Length(password) > LONGEST_PASSWORD_BYTES) return 'long';
  const lower = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const isOwnAddress = address !== '' && (lower === address || lower === address.split('@', 1)[0]);
  return isOwnAddress || isOwnWord(lower) ? 'guessed' : null;
}

function isOwnWord(lower: string): boolean {
  return OWN_WORD.test(folded(lower).replace(/[^\p{L}]/gu, ''));
}

/** Hexadecimal digits of a SHA-1 that are sent to look up common passwords; the page compares the rest. */
export const COMMON_PREFIX = 3;
export const COMMON_DIGITS = 12;
