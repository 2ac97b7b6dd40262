/** What the administration of accounts works with. */
import type { Database } from '../../../database/session.ts';
import type { Mails } from '../../../mail/worker.ts';

export type AdminServices = {
  database: Database;
  mails: Mails;
  /** Without a trailing slash. */
  publicUrl: string;
};
