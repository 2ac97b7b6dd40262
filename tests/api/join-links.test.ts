import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, createPerson, type Person, visitor } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { createTrip } from '../support/trips.ts';

onEachDatabase('[PLUS-17] joining a trip, by the official client', (serverOf) => {
  let camille: Person;
  let trip: string;
  beforeAll(async () => {
    camille = await createPerson(serverOf(), { premium: true });
    trip = await createTrip(camille);
  });

  async function createLink(): Promise<{ id: string; token: string }> {
    const { data, error } = await camille.client.rpc('create_join_link', {
      trip_id: trip,
      role: 'editor',
      days: 7,
    });
    if (error) throw new Error(error.message);
    return data;
  }

  it('a link is looked at by a visitor, and joined by somebody who signs up', async () => {
    const { id, token } = await createLink();
    const seen = await visitor(serverOf()).rpc('join_link', { token });
    expect(seen.data).toMatchObject({ status: 'open', role: 'editor', inviter: { name: 'Camille' } });
    expect(JSON.stringify(seen.data)).not.toContain(trip);
    const nina = await createPerson(serverOf(), { name: 'Nina', onboarded: false });
    expect((await nina.client.rpc('join_trip', { token })).data).toBe(trip);
    expect((await nina.client.from('trips').select('id')).data).toEqual([{ id: trip }]);
    const { data } = await camille.client
      .from('trip_join_links')
      .select('id, role, trip_joins(user_id)')
      .eq('id', id)
      .single();
    expect(data).toEqual({ id, role: 'editor', trip_joins: [{ user_id: nina.id }] });
    expect((await camille.client.rpc('revoke_join_link', { trip_id: trip, link_id: id })).data).toBe(true);
    const late = await createPerson(serverOf(), { name: 'Late' });
    const { error, status } = await late.client.rpc('join_trip', { token });
    expect({ status, key: error?.message }).toEqual({ status: 410, key: 'join_link_revoked' });
  });

  it('links that work are listed by the clock of the database', async () => {
    const { id } = await createLink();
    const listed = async () => {
      const links = camille.client.from('trip_join_links').select('id').eq('id', id);
      return (await links.gt('expires_at', 'now')).data;
    };
    expect(await listed()).toEqual([{ id }]);
    await administrator(serverOf())
      .from('trip_join_links')
      .update({ created_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-08T00:00:00Z' })
      .eq('id', id);
    expect(await listed()).toEqual([]);
  });

  it('an address without an account is invited, and is in the trip when it signs up', async () => {
    const email = `nina-${crypto.randomUUID()}@escale.test`;
    const unknown = await camille.client.rpc('invite_collaborator', { trip_id: trip, email });
    expect(unknown.error?.message).toBe('user_not_found');
    const invited = await camille.client.rpc('invite_address', { trip_id: trip, email });
    expect(invited.data).toMatchObject({ is_member: false });
    const nina = await createPerson(serverOf(), { name: 'Nina', email });
    expect((await nina.client.from('trips').select('id')).data).toEqual([{ id: trip }]);
  });

  it('ownership is transferred to a member, and to nobody else', async () => {
    const { token } = await createLink();
    const nina = await createPerson(serverOf(), { name: 'Nina' });
    const transfer = (to: Person) =>
      camille.client.rpc('transfer_ownership', { trip_id: trip, new_owner_id: to.id });
    expect((await transfer(nina)).error?.message).toBe('heir_not_member');
    await nina.client.rpc('join_trip', { token });
    expect((await transfer(nina)).error).toBeNull();
    expect((await camille.client.from('trips').select('owner_id').eq('id', trip).single()).data).toEqual({
      owner_id: nina.id,
    });
    expect((await transfer(nina)).error?.message).toBe('not_trip_owner');
  });
});

it.each(['pglite', 'postgres'] as const)(
  '[GATE-5] secrets are guessed so many times from one network, and stay out of the log, on %s',
  async (database) => {
    const env = { LOG_LEVEL: 'debug', LIMITS: 'join-address=6/600', TRUST_PROXY: 'on' };
    const server = await startApiServer({ database, env });
    const from = (address: string, token: string) =>
      call(server, '/rest/v1/rpc/join_link', {
        method: 'POST',
        headers: {
          apikey: server.publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ token }),
      });
    const statuses = [];
    for (const guess of 'abcdefgh') statuses.push((await from('203.0.113.7', guess)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await from('203.0.113.8', 'a')).status).toBe(200);
    await call(server, `/rejoindre/${'b'.repeat(64)}`);
    await expect.poll(() => server.output()).toContain('/rejoindre/…');
    expect(server.output()).not.toContain('b'.repeat(64));
    await server.stop();
  },
);

describe('[PLUS-17] an invitation to an address, by mail', () => {
  let mailServer: MailServer;
  let server: RunningServer;
  let camille: Person;
  beforeAll(async () => {
    mailServer = await startMailServer();
    // Where mails are sent, sign-ups need one: she signed up before.
    const before = await startApiServer({ env: { LIMITS: 'mail-collect-seconds=0' } });
    camille = await createPerson(before, { name: 'Camille', premium: true });
    await before.end('SIGTERM');
    server = await before.restart({ SMTP_URL: mailServer.url, MAIL_FROM: 'Escale <hello@escale.test>' });
  });
  afterAll(async () => {
    await server.stop();
    await mailServer.stop();
  });

  it('leads to the page of its link, says who invites and to which trip, and nothing of it is stored', async () => {
    const trip = await createTrip(camille, { title: 'Lisbonne' });
    const invited = await camille.client.rpc('invite_address', { trip_id: trip, email: 'nina@example.org' });
    expect(invited.error).toBeNull();
    const mail = await mailServer.next();
    expect(mail.to).toBe('nina@example.org');
    expect(mail.headers.get('subject')).toContain('Lisbonne');
    expect(mail.text).toContain('Camille');
    expect(mail.text).not.toContain(trip);
    const token = /\/rejoindre\/([0-9a-f]{64})/.exec(mail.text)?.[1] ?? '';
    const seen = await visitor(server).rpc('join_link', { token });
    expect(seen.data).toMatchObject({ status: 'open', email: 'nina@example.org' });
  });
});
