/** Secrets of factors at rest: AES-256-GCM, keyed outside the database and bound to the factor; recovery codes as keyed hashes. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../../../database/session.ts';
import type { Rate } from '../../../operations/limits.ts';

export type FactorVault = {
  seal(factorId: string, secret: string): string;
  /** Opens a secret; undefined when it was sealed under another key or for another factor. */
  open(factorId: string, sealed: string): string | undefined;
  hash(factorId: string, code: string): string;
};

export type FactorServices = {
  database: Database;
  vault: FactorVault;
  jwtSecret: string;
  rate: Rate;
  issuer: string;
};

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createFactorVault(key: string): FactorVault {
  const secrets = derive(key, 'escale factor secrets');
  const codes = derive(key, 'escale recovery codes');
  return {
    seal(factorId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secrets, nonce).setAAD(Buffer.from(factorId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(factorId, sealed) {
      const [version, content = ''] = sealed.split('.');
      const bytes = Buffer.from(content, 'base64url');
      if (version !== VERSION || bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', secrets, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(factorId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
    hash: (factorId, code) => createHmac('sha256', codes).update(`${factorId}:${code}`).digest('base64url'),
  };
}

function derive(key: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', use, 32));
}
