/** Hashes of passwords as the library makes them: the only other place that calls bcrypt. */
import bcrypt from 'bcryptjs';

/** As the library: its default, and its variable. */
const COST = Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

/** Whether the hash is the password's. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  return bcrypt.compare(password, hash);
}
