/** Hashes of passwords as the library makes them. */
import bcrypt from 'bcryptjs';

const COST = Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

export function isPassword(password: string, hash: string): Promise<boolean> {
  return bcrypt.compare(password, hash);
}
