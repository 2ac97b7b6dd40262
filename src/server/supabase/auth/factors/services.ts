import type { Database } from '../../../database/session.ts';
import type { Rate } from '../../../operations/limits.ts';
import type { FactorVault } from './vault.ts';

export type FactorServices = {
  database: Database;
  vault: FactorVault;
  jwtSecret: string;
  rate: Rate;
  issuer: string;
};
