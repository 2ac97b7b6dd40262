import { expect, it } from 'vitest';
import { createPerson, visitor } from '../support/accounts.ts';
import { onOwnServers } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { addCollaborator, createTrip } from '../support/trips.ts';

const FORM = '/rest/v1/contact_messages';

onOwnServers(
  'what the database counts',
  (serverOf) => {
    const send = (address: string, body: string, type = 'application/json') =>
      call(serverOf(), FORM, {
        method: 'POST',
        headers: {
          ...headersOf(serverOf()),
          'content-type': type,
          'x-forwarded-for': address,
          prefer: 'return=minimal',
        },
        body,
      });
    const asJson = (rows: number) =>
      JSON.stringify(
        Array.from({ length: rows }, () => ({
          name: 'Zoé',
          email: 'zoe@escale.test',
          message: 'Bonjour',
          filled_ms: 9000,
        })),
      );

    it('[PUB-4] one address sends only so many messages, one by one or at once, in any format', async () => {
      expect((await send('10.4.0.1', asJson(2))).status).toBe(201);
      const refused = await send('10.4.0.1', asJson(2));
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ code: 'PT429', message: 'requests_too_many' });
      const lines = [1, 2, 3, 4].map((n) => `Zoé,csv${n}@escale.test,Bonjour,9000`);
      const csv = ['name,email,message,filled_ms', ...lines].join('\n');
      expect((await send('10.4.0.3', csv, 'text/csv')).status).toBeGreaterThanOrEqual(400);
      expect((await send('10.4.0.2', asJson(1))).status).toBe(201);
      const supervisor = visitor(serverOf());
      await supervisor.auth.signInWithPassword(serverOf().supervisor);
      const { data } = await supervisor.from('contact_messages').select('email');
      expect(data).toHaveLength(3);
      await expect
        .poll(async () => (await supervisor.rpc('security_events', { most: 100 })).data)
        .toContainEqual(
          expect.objectContaining({
            event: 'rate_limited',
            address: '10.4.0.0/24',
            details: expect.objectContaining({ endpoint: FORM }),
          }),
        );
    });

    it('[COLLAB-2] an account may only ask so often whether others have one, by any method, and then adds nobody', async () => {
      const owner = await createPerson(serverOf(), { premium: true });
      const friend = await createPerson(serverOf());
      const trip = await createTrip(owner);
      const asked = { trip_id: trip, email: 'x@escale.test' };
      const tooMany = { code: 'PT429', message: 'invitations_too_many' };
      const invite = () => owner.client.rpc('invite_collaborator', asked);
      const answers = await Promise.all([invite(), invite(), invite()]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([404, 404, 429]);
      expect((await invite()).error).toMatchObject(tooMany);
      const read = await owner.client.rpc('invite_collaborator', asked, { get: true });
      expect([405, 429]).toContain(read.status);
      const added = await owner.client
        .from('trip_collaborators')
        .insert({ trip_id: trip, user_id: friend.id });
      expect(added.error).toMatchObject(tooMany);
    });

    it('[COLLAB-2] each added person uses up the same count, once each', async () => {
      const owner = await createPerson(serverOf(), { premium: true });
      const friend = await createPerson(serverOf());
      const trips = [await createTrip(owner), await createTrip(owner), await createTrip(owner)];
      const invite = (trip_id = '') =>
        owner.client.rpc('invite_collaborator', { trip_id, email: friend.email });
      expect((await invite(trips[0])).error).toBeNull();
      await addCollaborator(owner, trips[1] ?? '', friend, 'viewer');
      expect((await invite(trips[2])).status).toBe(429);
    });

    it('[API-5] a trip that is full refuses with a key, and is counted for the operator', async () => {
      const owner = await createPerson(serverOf());
      const trip = await createTrip(owner);
      const rows = Array.from({ length: 1001 }, (_, n) => ({
        trip_id: trip,
        title: `Task ${n}`,
        created_by: owner.id,
      }));
      const { error, status } = await owner.client.from('trip_tasks').insert(rows);
      expect({ status, error }).toMatchObject({ status: 422, error: { message: 'tasks_too_many' } });
      const metrics = await call(serverOf(), '/metrics', {
        headers: { authorization: `Bearer ${serverOf().metricsToken}` },
      });
      expect(metrics.text).toContain('escale_limit_refusals_total{limit="tasks_too_many"} 1');
    });
  },
  { env: { LIMITS: 'form-address=3/600, invite-account=2/600', TRUST_PROXY: 'on' } },
);
