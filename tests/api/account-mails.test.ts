import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf } from '../support/account-links.ts';
import { administrator, type Client, visitor } from '../support/accounts.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

const PASSWORD = 'lanterne-verte-42';
const newAddress = () => `someone-${crypto.randomUUID()}@example.org`;

describe.each(['pglite', 'postgres'] as const)('mails about accounts, on %s', (database) => {
  let mails: MailServer;
  let server: RunningServer;

  beforeAll(async () => {
    mails = await startMailServer();
    server = await startApiServer({
      database,
      env: { SMTP_URL: mails.url, MAIL_FROM: 'Escale <hello@escale.test>' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  const open = (client: Client, secret: string) =>
    client.auth.verifyOtp({ token_hash: secret, type: 'email' });

  /** Signs up and follows the link. */
  async function confirmed(language: 'fr' | 'en' = 'fr') {
    const client = visitor(server);
    const email = newAddress();
    await client.auth.signUp({ email, password: PASSWORD, options: { data: { language } } });
    const mail = await mails.next();
    const { data } = await open(client, linkOf(mail).secret);
    return { client, email, mail, session: data.session };
  }

  it('[AUTH-3] a sign-up asks for confirmation by a mail in the person’s language; its link signs in, once', async () => {
    const client = visitor(server);
    const email = newAddress();
    const { data, error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { language: 'en' }, emailRedirectTo: `${server.url}/dashboard?action=createTrip` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).not.toBeNull();

    const mail = await mails.next();
    expect(mail.to).toBe(email);
    expect(mail.headers.get('subject')).toBe('Confirm your email address');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.html).toContain('<html lang="en">');
    const { address, secret, next, code } = linkOf(mail);
    expect(address.startsWith(`${server.url}/auth?action=link&type=signup&token=`)).toBe(true);
    expect(mail.html).toContain(address.replaceAll('&', '&amp;'));
    expect(mail.html).toContain(code);
    expect(next).toBe('/dashboard?action=createTrip');

    // What merely opens links uses none up.
    expect((await call(server, address.slice(server.url.length))).status).toBe(200);
    const first = await open(client, secret);
    expect(first.data.session?.user.email).toBe(email);
    expect((await open(visitor(server), secret)).error?.code).toBe('link_used');
    expect((await open(visitor(server), 'made-up')).error?.code).toBe('link_unknown');
    expect(server.output()).not.toContain(secret);
  });

  it('[AUTH-3] a new mail replaces the one before; the code of it confirms too, also with the official type', async () => {
    const client = visitor(server);
    const email = newAddress();
    await client.auth.signUp({ email, password: PASSWORD });
    const before = await mails.next();
    expect(before.headers.get('subject')).toBe('Confirmez votre adresse e-mail');
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const after = linkOf(await mails.next());
    expect((await open(client, linkOf(before).secret)).error?.code).toBe('link_replaced');
    const wrong = await client.auth.verifyOtp({ email, token: '000000', type: 'email' });
    expect(wrong.error?.code).toBe('otp_expired');
    const { data } = await client.auth.verifyOtp({ email, token: after.code, type: 'email' });
    expect(data.session?.user.email).toBe(email);
    expect((await open(visitor(server), after.secret)).error?.code).toBe('link_used');
  });

  it('[AUTH-3] [AUTH-8] nobody learns from an answer whether there is an account: only the mail says so', async () => {
    const { email } = await confirmed();
    const unknown = newAddress();
    const shapes = [];
    for (const address of [email, unknown]) {
      const { data, error } = await visitor(server).auth.signUp({
        email: address,
        password: 'another-one-42',
      });
      expect(error).toBeNull();
      shapes.push(Object.keys(data.user ?? {}).sort());
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const already = await mails.next();
    expect(already.to).toBe(email);
    expect(already.headers.get('subject')).toBe('Vous avez déjà un compte');
    expect(already.text).toContain(`${server.url}/auth?action=forgot`);
    expect((await mails.next()).to).toBe(unknown);
    // The password is not the one that somebody else has just chosen.
    const sneaked = await visitor(server).auth.signInWithPassword({ email, password: 'another-one-42' });
    expect(sneaked.error?.code).toBe('invalid_credentials');

    const nobody = newAddress();
    const auth = visitor(server).auth;
    expect((await auth.resetPasswordForEmail(nobody)).error).toBeNull();
    expect((await auth.resend({ type: 'signup', email: nobody })).error).toBeNull();
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
    // The page promises another mail there, too.
    expect((await mails.next()).headers.get('subject')).toBe('Vous avez déjà un compte');
    const code = await auth.signInWithOtp({ email: nobody, options: { shouldCreateUser: false } });
    expect(code.error).toBeNull();
    // The only other mail that followed.
    await auth.resetPasswordForEmail(email);
    expect((await mails.next()).to).toBe(email);
  });

  it('[AUTH-8] a recovery link signs in; a mail says that the password changed, and signs out who had the old one', async () => {
    const { email, client: thief } = await confirmed('en');
    const { auth } = visitor(server);
    await auth.resetPasswordForEmail(email, { redirectTo: 'https://elsewhere.example/x' });
    const mail = await mails.next();
    expect(mail.headers.get('subject')).toBe('Choose a new password');
    expect(linkOf(mail).next).toBeNull();
    expect(mail.text).not.toMatch(/^\d{6}$/m);
    await auth.verifyOtp({ token_hash: linkOf(mail).secret, type: 'recovery' });
    expect((await auth.updateUser({ password: 'une-autre-lanterne' })).error).toBeNull();
    const notice = await mails.next();
    expect(notice.to).toBe(email);
    expect(notice.headers.get('subject')).toBe('Your password has changed');
    expect((await thief.auth.refreshSession()).error).not.toBeNull();
    expect((await auth.getUser()).data.user?.email).toBe(email);
  });

  it('[AUTH-8] a link and a code sign in without a password; one that is new confirms its address by it', async () => {
    const { email } = await confirmed('en');
    const { auth } = visitor(server);
    expect((await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    const mail = await mails.next();
    expect(mail.headers.get('subject')).toBe('Your sign-in link and code');
    const { code, secret } = linkOf(mail);
    expect((await auth.verifyOtp({ email, token: code, type: 'email' })).data.session).not.toBeNull();
    expect((await open(visitor(server), secret)).error?.code).toBe('link_used');

    const unknown = newAddress();
    expect((await auth.signInWithOtp({ email: unknown })).error).toBeNull();
    const welcome = await mails.next();
    expect(welcome.headers.get('subject')).toBe('Confirmez votre adresse e-mail');
    const newcomer = visitor(server);
    expect((await open(newcomer, linkOf(welcome).secret)).data.session?.user.email).toBe(unknown);
    // Nobody knows a password of theirs: there is none, and they choose the first one.
    expect((await newcomer.rpc('has_password')).data).toBe(false);
    expect((await newcomer.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await mails.next()).to).toBe(unknown);
    expect((await newcomer.rpc('has_password')).data).toBe(true);
    expect(
      (await visitor(server).auth.signInWithPassword({ email: unknown, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('[AUTH-8] who asks for codes for a new address twice, at once or one after the other, has one account', async () => {
    const email = newAddress();
    const ask = () => visitor(server).auth.signInWithOtp({ email, options: { data: { name: 'Zoé' } } });
    for (const { error } of await Promise.all([ask(), ask()])) expect(error).toBeNull();
    await mails.next();
    const token = linkOf(await mails.next()).code;
    expect((await visitor(server).auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    const { data } = await administrator(server).auth.admin.listUsers();
    expect(data.users.filter((user) => user.email === email)).toMatchObject([
      { user_metadata: { name: 'Zoé' } },
    ]);
  });

  it('[AUTH-8] both addresses confirm a change of e-mail, in whichever order', async () => {
    const { client, email } = await confirmed();
    const newEmail = newAddress();
    expect((await client.auth.updateUser({ email: newEmail })).error).toBeNull();
    const [one, two] = [await mails.next(), await mails.next()];
    const [toOld, toNew] = one.to === email ? [one, two] : [two, one];
    expect([toOld.to, toNew.to]).toEqual([email, newEmail]);
    expect(toOld.text).toContain(newEmail);
    expect(toNew.headers.get('subject')).toBe('Confirmez votre nouvelle adresse');

    const half = await open(visitor(server), linkOf(toNew).secret);
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await open(visitor(server), linkOf(toNew).secret)).error?.code).toBe('link_used');
    const whole = await open(visitor(server), linkOf(toOld).secret);
    expect(whole.data.session?.user.email).toBe(newEmail);
  });

  it('[AUTH-3] a link for programs, opened in a browser, leads to the page that asks', async () => {
    const path = `/auth/v1/verify?token=abc&type=signup&redirect_to=${server.url}/profile`;
    const answer = await call(server, path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${server.url}/auth?action=link&token=abc&type=signup&next=%2Fprofile`,
    );
    const refused = await call(server, path);
    expect(refused.headers.get('location')).toBe(
      `${server.url}/profile#error=access_denied&error_code=link_unknown&error_description=Email+link+is+invalid`,
    );
    const { email } = await confirmed();
    const made = await administrator(server).auth.admin.generateLink({ type: 'magiclink', email });
    const link = new URL(made.data.properties?.action_link ?? '');
    link.searchParams.set('redirect_to', 'https://elsewhere.example/x');
    const followed = new URL((await call(server, link.pathname + link.search)).headers.get('location') ?? '');
    expect(followed.origin + followed.pathname).toBe(`${server.url}/`);
    const session = new URLSearchParams(followed.hash.slice(1));
    const { data } = await visitor(server).auth.getUser(session.get('access_token') ?? '');
    expect(data.user?.email).toBe(email);
  });

  it('[AUTH-8] six digits are no key to a link: what is made of them and the address is not taken as one', async () => {
    const { email } = await confirmed('en');
    const { auth } = visitor(server);
    await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { code } = linkOf(await mails.next());
    const token = createHash('sha256').update(`${email}${code}`).digest('hex');
    for (const type of ['magiclink', 'email', 'recovery'] as const) {
      const posted = await visitor(server).auth.verifyOtp({ token_hash: token, type });
      expect(posted.error?.code, type).toBe('link_unknown');
      const followed = await call(server, `/auth/v1/verify?token=${token}&type=${type}`);
      expect(followed.headers.get('location'), type).toContain('error_code=link_unknown');
    }
    expect((await auth.verifyOtp({ email, token: code, type: 'email' })).data.session).not.toBeNull();
  });

  it('[AUTH-3] who signs up with somebody else’s address does not get in once that person confirms it', async () => {
    const mallory = () => visitor(server).auth.signInWithPassword({ email, password: 'put-there-first-42' });
    // Its owner signs up as well: the newest sign-up is the one that the newest mail confirms.
    let email = newAddress();
    await visitor(server).auth.signUp({ email, password: 'put-there-first-42' });
    await mails.next();
    await visitor(server).auth.signUp({ email, password: PASSWORD });
    await open(visitor(server), linkOf(await mails.next()).secret);
    expect((await mallory()).error?.code).toBe('invalid_credentials');
    expect((await visitor(server).auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();

    // Its owner asks for a code, or for another password, and knows of no sign-up.
    for (const way of ['code', 'recovery'] as const) {
      email = newAddress();
      await visitor(server).auth.signUp({ email, password: 'put-there-first-42' });
      await mails.next();
      const { auth } = visitor(server);
      if (way === 'recovery') await auth.resetPasswordForEmail(email);
      else await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      const { code, secret } = linkOf(await mails.next());
      const { data } =
        way === 'recovery'
          ? await auth.verifyOtp({ token_hash: secret, type: 'recovery' })
          : await auth.verifyOtp({ email, token: code, type: 'email' });
      expect(data.session?.user.email, way).toBe(email);
      expect((await mallory()).error?.code, way).toBe('invalid_credentials');
    }
  });

  it('[AUTH-3] a link is good for an hour', async () => {
    if (!server.databaseUrl) return; // There is no clock to turn there; the rule is the same.
    const { email } = await confirmed();
    await visitor(server).auth.resetPasswordForEmail(email);
    const { secret } = linkOf(await mails.next());
    const sql = postgres(server.databaseUrl, { max: 1 });
    await sql`update app.mail_links set made_at = now() - interval '61 minutes'`;
    await sql.end();
    expect((await open(visitor(server), secret)).error?.code).toBe('otp_expired');
  });

  it('[AUTH-8] of two addresses that confirm a change at once, one is the last', async () => {
    const { client, email } = await confirmed();
    const newEmail = newAddress();
    await client.auth.updateUser({ email: newEmail });
    const secrets = [linkOf(await mails.next()).secret, linkOf(await mails.next()).secret];
    const answers = await Promise.all(secrets.map((secret) => open(visitor(server), secret)));
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(answers.filter(({ data }) => data.session).map(({ data }) => data.user?.email)).toEqual([
      newEmail,
    ]);
    expect(
      (await visitor(server).auth.signInWithPassword({ email, password: PASSWORD })).error,
    ).not.toBeNull();
  });
});
