import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Query } from '../database/session.ts';

const kindSchema = z.enum(['signup', 'magiclink', 'recovery', 'email_change', 'invite']);

export type LinkKind = z.infer<typeof kindSchema>;

export type Link = { tokenHash: string; kind: LinkKind; userId: string };

/** `replaced`: there is a newer one. `foreign`: not made here. */
export type FoundLink = ({ state: 'open' | 'used' | 'expired' | 'replaced' } & Link) | { state: 'foreign' };

/** Hours that a link lasts, as the account service's tokens do. */
const HOURS = 1;

export async function makeLink({ query }: Query, { tokenHash, kind, userId }: Link): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  // They stay for so long that an old mail's link is still recognised as expired.
  await query("delete from app.mail_links where made_at < now() - interval '90 days'");
  await query('insert into app.mail_links (secret_hash, token_hash, user_id, kind) values ($1, $2, $3, $4)', [
    hash(secret),
    tokenHash,
    userId,
    kind,
  ]);
  return secret;
}

export async function findLink({ query }: Query, secret: string): Promise<FoundLink> {
  const [row] = await query<{ token_hash: string; user_id: string; kind: string; state: string }>(
    `select l.token_hash, l.user_id, l.kind, case
       when l.used_at is not null then 'used'
       when exists (select from app.mail_links n where n.user_id = l.user_id and n.kind = l.kind
         and n.made_at > l.made_at and n.token_hash <> l.token_hash and l.kind <> 'email_change') then 'replaced'
       when l.made_at < now() - make_interval(hours => ${HOURS}) then 'expired'
       else 'open' end as state
     from app.mail_links l where l.secret_hash = $1`,
    [hash(secret)],
  );
  if (!row) return { state: 'foreign' };
  return {
    state: z.enum(['open', 'used', 'expired', 'replaced']).parse(row.state),
    tokenHash: row.token_hash,
    userId: row.user_id,
    kind: kindSchema.parse(row.kind),
  };
}

export async function markUsed({ query }: Query, tokenHash: string): Promise<void> {
  await query('update app.mail_links set used_at = now() where token_hash = $1 and used_at is null', [
    tokenHash,
  ]);
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
