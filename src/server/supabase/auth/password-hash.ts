/** Hashes of passwords as the library makes them: the one place that asks bcrypt beside it. */
import bcrypt from 'bcryptjs';

/** The library's own, and the variable by which it can be told another. */
const COST = Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

/** Whether the hash is the password's. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  return bcrypt.compare(password, hash);
}
