import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf } from '../support/account-links.ts';
import { administrator, visitor } from '../support/accounts.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { codeOf } from '../support/second-factor.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';

describe.each(['pglite', 'postgres'] as const)('mails about second factors, on %s', (database) => {
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

  it('[AUTH-9] an authenticator that is added or removed, and codes that are made, send a mail', async () => {
    const client = visitor(server);
    const email = `someone-${crypto.randomUUID()}@example.org`;
    const password = 'lanterne-verte-42';
    await client.auth.signUp({ email, password, options: { data: { language: 'en' } } });
    const { secret: link } = linkOf(await mails.next());
    await client.auth.verifyOtp({ token_hash: link, type: 'signup' });
    const { mfa } = client.auth;
    const subject = async () => {
      const { to, headers } = await mails.next();
      expect(to).toBe(email);
      return headers.get('subject');
    };
    const { data: left } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Left' });
    await mfa.unenroll({ factorId: left?.id ?? '' });
    const { data } = await mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    const secret = data?.totp.secret ?? '';
    await mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(await subject()).toBe('Two-factor authentication is on');
    await mfa.recoveryCodes.generate();
    expect(await subject()).toBe('New recovery codes');
    // A code that is shown changes nothing.
    await mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    await mfa.recoveryCodes.regenerate();
    expect(await subject()).toBe('New recovery codes');
    // Another phone in place of the first: the second factor is not off.
    const { data: second } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Second' });
    await mfa.challengeAndVerify({ factorId: second?.id ?? '', code: codeOf(second?.totp.secret ?? '') });
    expect(await subject()).toBe('Two-factor authentication is on');
    await mfa.unenroll({ factorId });
    await mfa.unenroll({ factorId: second?.id ?? '' });
    expect(await subject()).toBe('Two-factor authentication is off');

    const { data: again } = await mfa.enroll({ factorType: 'totp' });
    const id = again?.id ?? '';
    await mfa.challengeAndVerify({ factorId: id, code: codeOf(again?.totp.secret ?? '') });
    expect(await subject()).toBe('Two-factor authentication is on');
    const userId = (await client.auth.getUser()).data.user?.id ?? '';
    await administrator(server).auth.admin.mfa.deleteFactor({ userId, id });
    expect(await subject()).toBe('Two-factor authentication is off');
  });
});
