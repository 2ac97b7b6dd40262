import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, visitor } from '../support/accounts.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { createTrip } from '../support/trips.ts';
import { zoneAt } from '../support/zones.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(['pglite', 'postgres'] as const)('[COLLAB-2] [TASK-1] mails, on %s', (database) => {
  let mailServer: MailServer;
  let server: RunningServer;
  let camille: Person;
  let bo: Person;
  let trip: string;
  const afternoon = { time_zone: zoneAt(15) };

  const speak = (person: Person, preferences: Record<string, string>) =>
    person.client
      .from('profiles')
      .update({ preferences: { ...afternoon, ...preferences } })
      .eq('id', person.id)
      .select('id')
      .single();

  beforeAll(async () => {
    mailServer = await startMailServer();
    // Where mails are sent, sign-ups need one: these people signed up before.
    const before = await startApiServer({ database, env: { LIMITS: 'mail-collect-seconds=0' } });
    camille = await createPerson(before, { name: 'Camille', premium: true });
    bo = await createPerson(before, { name: 'Bo' });
    trip = await createTrip(camille, { title: 'Lisbonne' });
    // No morning, in which a summary would come between the other mails.
    for (const person of [camille, bo]) await speak(person, {});
    await before.end('SIGTERM');
    server = await before.restart({ SMTP_URL: mailServer.url, MAIL_FROM: 'Escale <hello@escale.test>' });
  });
  afterAll(async () => {
    await server.stop();
    await mailServer.stop();
  });

  const preferencesOf = async (person: Person) =>
    (await person.client.from('profiles').select('preferences').eq('id', person.id).single()).data
      ?.preferences;
  const invite = async (to: string) =>
    expect(
      (await camille.client.rpc('invite_collaborator', { trip_id: to, email: bo.email, role: 'editor' }))
        .error,
    ).toBeNull();

  it('invited, one gets a mail in one’s language; its link turns such mails off and on, only when posted to', async () => {
    await speak(bo, { language: 'en' });
    await invite(trip);
    const mail = await mailServer.next();
    expect(mail.to).toBe(bo.email);
    expect(mail.headers.get('subject')).toBe('Camille invites you to “Lisbonne”');
    expect(mail.headers.get('from')).toBe('Escale <hello@escale.test>');
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`/trip/${trip}`);
    const link = new URL(/<(.*)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '').pathname;
    expect(mail.text).toContain(link);

    // Scanners open links.
    const asked = await call(server, link);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('<html lang="en">');
    expect(asked.text).toContain('Stop emails about:');
    expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
    expect(asked.headers.get('cache-control')).toBe('no-store');
    expect(await preferencesOf(bo)).toEqual({ ...afternoon, language: 'en' });

    const clicked = await call(server, link, {
      method: 'POST',
      headers: FORM,
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await preferencesOf(bo)).toEqual({ ...afternoon, language: 'en', mail_invitation: 'off' });

    // Another invitation, then a task: of the two, only the task is in the mail.
    await invite(await createTrip(camille, { title: 'Porto' }));
    await camille.client.from('trip_tasks').insert({ trip_id: trip, title: 'Réserver', assigned_to: bo.id });
    expect((await mailServer.next()).headers.get('subject')).toBe(
      'Camille has assigned you a task: Réserver',
    );

    const back = await call(server, link, { method: 'POST', headers: FORM, body: 'wanted=on' });
    expect(back.text).toContain('You will get emails again about:');
    await invite(await createTrip(camille, { title: 'Sintra' }));
    expect((await mailServer.next()).headers.get('subject')).toBe('Camille invites you to “Sintra”');
    const figures = async () =>
      (await call(server, '/metrics', { headers: { authorization: `Bearer ${server.metricsToken}` } })).text;
    await expect.poll(figures).toContain('escale_mails_total{kind="invitation",result="sent"} 2');
    expect(await figures()).toContain('escale_mails_total{kind="invitation",result="dropped"} 1');
    expect(server.output()).not.toContain(link.slice('/mails/'.length));
  });

  it('in the morning of wherever one lives, one mail has what others did; a day has one', async () => {
    await speak(bo, { time_zone: zoneAt(7), mail_task: 'off' });
    await camille.client.from('trip_chat_messages').insert({ trip_id: trip, text: 'Qui a les billets ?' });
    const mail = await mailServer.next();
    expect(mail.to).toBe(bo.email);
    expect(mail.headers.get('subject')).toMatch(/^Camille\u00a0: du nouveau dans/);
    expect(mail.text).toContain('1\u00a0message non lu');
    expect(mail.text).toContain(`/trip/${trip}`);
    await camille.client.from('trip_chat_messages').insert({ trip_id: trip, text: 'Personne ?' });
    await invite(await createTrip(camille, { title: 'Faro' }));
    expect((await mailServer.next()).headers.get('subject')).toBe('Camille vous invite à «\u00a0Faro\u00a0»');
  });

  it('[ADMIN-7] [PUB-2] a reply goes to the person who wrote, in the language of the page, as it was written', async () => {
    const sue = visitor(server);
    expect((await sue.auth.signInWithPassword(server.supervisor)).error).toBeNull();
    const mailTo = async (address: string, subject: string) => {
      for (;;) {
        const mail = await mailServer.next();
        if (mail.to === address && mail.headers.get('subject') === subject) return mail;
      }
    };
    const asked = {
      name: 'Zoé',
      email: 'zoe@escale.test',
      destination: 'Porto',
      language: 'en',
      filled_ms: 9000,
    };
    const written = {
      name: 'Ana',
      email: 'ana@escale.test',
      subject: 'Une idée',
      message: 'Bonjour',
      language: 'fr',
      filled_ms: 9000,
    };
    expect((await visitor(server).from('custom_trip_requests').insert(asked)).error).toBeNull();
    expect((await visitor(server).from('contact_messages').insert(written)).error).toBeNull();
    const request = (await sue.from('custom_trip_requests').select('id').eq('email', asked.email).single())
      .data;
    const message = (await sue.from('contact_messages').select('id').eq('email', written.email).single())
      .data;
    const text = 'Dear Zoé,\n\n<b>June</b> it is.\n.\nPuffins & more';
    const answer = { request_id: request?.id ?? '', text };
    expect((await sue.from('inbox_answers').insert(answer)).error).toBeNull();
    const sent = await mailTo(asked.email, 'Your trip: Porto');
    for (const line of ['Dear Zoé,', '<b>June</b> it is.', 'Puffins & more'])
      expect(sent.text).toContain(line);
    expect(sent.text).toContain('because you asked us for a custom trip');
    expect(sent.html).toContain('&lt;b&gt;June&lt;/b&gt; it is.');
    expect(sent.headers.get('from')).toBe('Escale <hello@escale.test>');

    await sue.from('inbox_answers').insert({ message_id: message?.id ?? '', text: 'Merci Ana' });
    expect((await mailTo(written.email, 'Re\u00a0: Une idée')).text).toContain('Merci Ana');
    const states = await sue.from('custom_trip_requests').select('status').eq('email', asked.email).single();
    expect(states.data?.status).toBe('done');
  });

  it('a link that was not made here turns nothing off, and says so in the browser’s language', async () => {
    for (const path of ['/mails/x', `/mails/${'A'.repeat(44)}`]) {
      for (const method of ['GET', 'POST']) {
        const answer = await call(server, path, { method, headers: { 'accept-language': 'en-GB,en' } });
        expect(answer.status).toBe(404);
        expect(answer.text).toContain('This link no longer works');
      }
    }
    expect((await call(server, '/mails/')).status).toBe(404);
    expect((await call(server, '/mails/x', { method: 'DELETE' })).status).toBe(404);
  });
});

it('[COLLAB-2] without a mail server mails are printed; links are limited per address', async () => {
  const server = await startApiServer({
    env: { LIMITS: 'mail-collect-seconds=0, mail-switch-address=2/60' },
  });
  const camille = await createPerson(server, { name: 'Camille', premium: true });
  const bo = await createPerson(server, { name: 'Bo' });
  const trip = await createTrip(camille, { title: 'Lisbonne' });
  await camille.client.rpc('invite_collaborator', { trip_id: trip, email: bo.email });
  await expect
    .poll(() => server.output(), { timeout: 30_000 })
    .toContain(`Mail to ${bo.email}: Camille vous invite à «\u00a0Lisbonne\u00a0»`);
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1) statuses.push((await call(server, '/mails/x')).status);
  expect(statuses).toEqual([404, 404, 429]);
  await server.stop();
});
