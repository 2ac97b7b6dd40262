/** What the endpoints of factors work with. */

import type { Database } from '../../../database/session.ts';
import type { Rate } from '../../../operations/limits.ts';
import type { FactorVault } from './vault.ts';

export type FactorServices = {
  database: Database;
  vault: FactorVault;
  jwtSecret: string;
  /** Wrong codes of one person before they have to wait. */
  rate: Rate;
  /** Named in authenticator apps where the client names nothing. */
  issuer: string;
};
