import type { Database } from '../../database/session.ts';
import type { Mails } from '../../mail/worker.ts';
import type { Rate } from '../../operations/limits.ts';
import type { FactorVault } from './factors/vault.ts';

export type AdminServices = {
  database: Database;
  mails: Mails;
  publicUrl: string;
};

export type FactorServices = {
  database: Database;
  vault: FactorVault;
  jwtSecret: string;
  rate: Rate;
  issuer: string;
};
