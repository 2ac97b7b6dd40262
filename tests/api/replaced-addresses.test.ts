import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { administrator, type Client, createPerson, type Person, visitor } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';

const newAddress = () => `someone-${randomUUID()}@example.org`;

onEachDatabase('[AUTH-8] an address that was replaced', (serverOf) => {
  let admin: Client['auth']['admin'];
  beforeAll(() => {
    admin = administrator(serverOf()).auth.admin;
  });

  const open = (secret: string, type: 'recovery' | 'email_change') =>
    visitor(serverOf()).auth.verifyOtp({ token_hash: secret, type });

  async function recoveryOf(email: string) {
    const { data } = await admin.generateLink({ type: 'recovery', email });
    return { secret: data.properties?.hashed_token ?? '', code: data.properties?.email_otp ?? '' };
  }

  async function linksOfChange(email: string, newEmail: string): Promise<string[]> {
    const links = [
      await admin.generateLink({ type: 'email_change_current', email, newEmail }),
      await admin.generateLink({ type: 'email_change_new', email, newEmail }),
    ];
    return links.map(({ data }) => data.properties?.hashed_token ?? '');
  }

  const WAYS: [string, (person: Person, newEmail: string) => Promise<unknown>][] = [
    ['by the administration', ({ id }, email) => admin.updateUserById(id, { email })],
    ['by its person, where no mails are sent', ({ client }, email) => client.auth.updateUser({ email })],
    [
      'by both links',
      async ({ email }, newEmail) => {
        for (const secret of await linksOfChange(email, newEmail)) await open(secret, 'email_change');
      },
    ],
  ];

  it.each(WAYS)('opens nothing by a link or a code that it was sent: %s', async (_, change) => {
    const person = await createPerson(serverOf());
    const { email } = person;
    const { secret, code } = await recoveryOf(email);
    const newEmail = newAddress();
    await change(person, newEmail);
    expect((await admin.getUserById(person.id)).data.user?.email).toBe(newEmail);
    expect((await open(secret, 'recovery')).error).toMatchObject({ status: 403 });
    const byCode = await visitor(serverOf()).auth.verifyOtp({ email, token: code, type: 'email' });
    expect(byCode.error).toMatchObject({ status: 403 });
    const now = await recoveryOf(newEmail);
    expect((await open(now.secret, 'recovery')).data.user?.id).toBe(person.id);
  });

  it('confirms no change that waited for it', async () => {
    const { id, email } = await createPerson(serverOf());
    const links = await linksOfChange(email, newAddress());
    const chosen = newAddress();
    await admin.updateUserById(id, { email: chosen });
    for (const secret of links)
      expect((await open(secret, 'email_change')).error).toMatchObject({ status: 403 });
    expect((await admin.getUserById(id)).data.user?.email).toBe(chosen);
  });

  it('stays where its person asks for it again, which cancels the change that waits', async () => {
    const { id, email, client } = await createPerson(serverOf());
    const [ofOld = '', ofNew = ''] = await linksOfChange(email, newAddress());
    expect((await open(ofOld, 'email_change')).error).toBeNull();
    const { data, error } = await client.auth.updateUser({ email: email.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email });
    expect(data.user).not.toHaveProperty('new_email');
    expect((await open(ofNew, 'email_change')).error).toMatchObject({ status: 403, code: 'link_replaced' });
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  });
});
