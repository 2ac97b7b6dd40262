/** What a new password has to be, in the shape in which the official client tells of one that is not [API-5]. */
import { authError } from '../answers.ts';
import { isCommonPassword } from './common-passwords.ts';

const SHORTEST = 8;
/** bcrypt reads no further, so a longer password would be weaker than it looks. */
export const LONGEST_PASSWORD_BYTES = 72;

export type Weakness = { reason: 'length' | 'pwned'; message: string };

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
 * Why a password is too weak, or undefined. `email`: of its account, which nobody may choose as password.
 * Characters are counted as people see them, not as bytes.
 */
export async function weaknessOf(password: string, email = ''): Promise<Weakness | undefined> {
  if (Array.from(password).length < SHORTEST)
    return { reason: 'length', message: `Password should be at least ${SHORTEST} characters.` };
  const lower = password.toLowerCase();
  const isOwnAddress =
    email !== '' && (lower === email.toLowerCase() || lower === email.toLowerCase().split('@', 1)[0]);
  if (isOwnAddress || isOwnWord(lower) || (await isCommonPassword(password)))
    return {
      reason: 'pwned',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    };
  return undefined;
}

/** Whether nothing but words of this product is left of it without accents, figures and signs. */
function isOwnWord(lower: string): boolean {
  return OWN_WORD.test(lower.normalize('NFD').replace(/[^\p{L}]/gu, ''));
}

/** 422 `weak_password`, with its reasons. */
export function weakPassword({ reason, message }: Weakness): Response {
  return authError(422, 'weak_password', message, { weak_password: { reasons: [reason] } });
}
