import { expect, it, vi } from 'vitest';
import { makeLink } from '#server/mail/account-links.ts';
import { hashOfCode, verify } from '#server/supabase/auth/verification.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/people.ts';

describeOnBoth('six digits of a mail', (database) => {
  const forward = vi.fn(async () => Response.json({}));

  it.each([
    ['recovery', 'magiclink', 'email'],
    ['confirmation', 'signup', 'signup'],
    ['reauthentication', 'magiclink', 'reauthentication'],
  ] as const)(
    '[AUTH-8] of a %s are good for ten minutes, the link for an hour',
    async (column, kind, type) => {
      const { id, email } = await makePerson(database(), 'Ana');
      const token = '048215';
      const tokenHash = hashOfCode(email, token);
      const secret = await makeLink(database(), { tokenHash, kind, userId: id });
      const sentAgo = (minutes: number) =>
        database().query(
          `update auth.users set ${column}_token = $2, ${column}_sent_at = now() - make_interval(mins => $3) where id = $1`,
          [id, tokenHash, minutes],
        );
      const status = async (input: object) => (await verify({ type, ...input }, database(), forward)).status;
      await sentAgo(11);
      expect(await status({ email, token })).toBe(403);
      expect(await status({ email, token: '000000' })).toBe(200); // Wrong: for the library to refuse.
      expect(await status({ token_hash: secret })).toBe(200);
      await sentAgo(9);
      expect(await status({ email, token })).toBe(200);
    },
  );
});
