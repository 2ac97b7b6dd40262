/** What the administration of accounts works with. */
import type { Database } from '../../../database/session.ts';
import type { AccountMails } from '../../../mail/account/account-mails.ts';

export type AdminServices = {
  database: Database;
  mails: AccountMails;
  /** Without a trailing slash. */
  publicUrl: string;
};
