import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { createSender } from './sender.ts';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.stop());

it.each([
  ['hello@escale.test', /^"?Escale"? <hello@escale.test>$/],
  ['Voyages <hello@escale.test>', /^"?Voyages"? <hello@escale.test>$/],
])('[AUTH-8] a mail from %s has a name before its address', async (MAIL_FROM, from) => {
  const { send } = createSender({ SMTP_URL: mails.url, MAIL_FROM }, () => {});
  await send({ to: 'nina@example.org', subject: 'Bonjour', text: 'Bonjour' });
  expect((await mails.next()).headers.get('from')).toMatch(from);
});
