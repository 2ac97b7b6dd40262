import type { Database } from '../../../database/session.ts';
import type { Mails } from '../../../mail/worker.ts';

export type AdminServices = {
  database: Database;
  mails: Mails;
  publicUrl: string;
};
