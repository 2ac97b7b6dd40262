import { expect, it } from 'vitest';
import { changeAgain } from '#server/supabase/auth/mail-requests.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/people.ts';

describeOnBoth('changes of an address', (database) => {
  it.each([
    [2, 1],
    [1, 2],
  ])(
    '[AUTH-8] of several to one address the newest is mailed again: %i and %i hours old',
    async (...ages) => {
      const address = `new-${crypto.randomUUID()}@example.org`;
      const ids: string[] = [];
      for (const hours of ages) {
        const { id } = await makePerson(database(), 'Ana');
        ids.push(id);
        await database().query(
          `update auth.users set email_change = $2, email_change_token_new = $3,
           email_change_sent_at = now() - make_interval(hours => $4) where id = $1`,
          [id, address, crypto.randomUUID(), hours],
        );
      }
      const mails = await changeAgain(database(), address);
      expect(mails).toMatchObject([{ kind: 'email_change_new', to: address, userId: ids[ages.indexOf(1)] }]);
    },
  );
});
