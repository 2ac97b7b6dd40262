import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../support/accounts.ts';
import { call } from '../support/raw-calls.ts';
import { type RunningServer, startApiServer } from '../support/server.ts';
import { addCollaborator, createTrip } from '../support/trips.ts';

describe('[PLUS-4] the address of a calendar', () => {
  let server: RunningServer;
  let owner: Person;
  let guest: Person;
  beforeAll(async () => {
    server = await startApiServer({ env: { LOG_LEVEL: 'debug' } });
    owner = await createPerson(server, { premium: true });
    guest = await createPerson(server);
  });
  afterAll(() => server.stop());

  async function makeTrip(): Promise<string> {
    const tripId = await createTrip(
      owner,
      {},
      {
        trip_accommodations: [{ title: 'Casa do Largo', check_in: '2026-12-01', check_out: '2026-12-04' }],
        trip_itineraries: [
          {
            title: 'Train de nuit',
            date: '2026-12-01',
            time: '22:10',
            duration: 110,
            sub_type: 'train',
            price: 4242,
            start_location: { name: 'Oriente', formatted_address: 'Lisboa' },
          },
          {
            title: 'CDG → ICN',
            date: '2026-12-02',
            time: '21:05',
            duration: 735,
            start_location: { name: 'CDG', formatted_address: 'Paris', time_zone: 'Europe/Paris' },
            end_location: { name: 'ICN', formatted_address: 'Seoul', time_zone: 'Asia/Seoul' },
            booking: { reference: 'ABC123', seat: '12A' },
          },
        ],
        trip_notes: [{ title: 'Adaptateurs', content: 'Prises de type F' }],
      },
    );
    await addCollaborator(owner, tripId, guest, 'viewer');
    return tripId;
  }

  async function subscribe(person: Person, tripId: string): Promise<string> {
    const { data, error } = await person.client.rpc('calendar_feed', { trip_id: tripId });
    if (error) throw new Error(error.message);
    return data.token;
  }

  const addressOf = (token: string) => `/functions/v1/calendar/${token}.ics`;
  const statusOf = async (token: string) => (await call(server, addressOf(token))).status;

  it('answers the trip to any holder of the address, without keys, in either language', async () => {
    const token = await subscribe(guest, await makeTrip());
    const answer = await call(server, addressOf(token));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('content-disposition')).toContain('lisbonne-en-decembre.ics');
    const calendar = new ICAL.Component(ICAL.parse(answer.text));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Lisbonne en décembre');
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    const train = events.find(({ summary }) => summary === 'Train de nuit');
    expect(train?.startDate.toString()).toBe('2026-12-01T22:10:00');
    expect(train?.endDate.toString()).toBe('2026-12-02T00:00:00');
    expect(train?.description).toBe('Train\nDe\u00a0: Oriente, Lisboa');
    const flight = events.find(({ summary }) => summary === 'CDG → ICN');
    expect(flight?.startDate.toString()).toBe('2026-12-02T20:05:00Z');
    expect(flight?.endDate.subtractDate(flight.startDate).toString()).toBe('PT12H15M');
    expect(flight?.description).toContain('Référence\u00a0: ABC123\nPlace\u00a0: 12A');
    expect(answer.text).not.toMatch(/\b4242\b|@escale\.test/);

    const english = await call(server, `${addressOf(token)}?lang=en`);
    expect(english.text).toContain('From: Oriente');
    expect((await call(server, addressOf(token), { method: 'HEAD' })).text).toBe('');
  });

  it('sends nothing again to a calendar that has it, and what changed to it', async () => {
    const tripId = await makeTrip();
    const address = addressOf(await subscribe(owner, tripId));
    const etag = (await call(server, address)).headers.get('etag') ?? '';
    const again = await call(server, address, { headers: { 'if-none-match': `W/${etag}` } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    await owner.client.from('trip_notes').update({ title: 'Prises' }).eq('trip_id', tripId);
    const changed = await call(server, address, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('SUMMARY:Prises');
  });

  it('has the events of a cancelled trip as cancelled', async () => {
    const tripId = await makeTrip();
    const address = addressOf(await subscribe(owner, tripId));
    const count = async (line: string) => (await call(server, address)).text.split(`${line}\r\n`).length - 1;
    expect([await count('STATUS:CANCELLED'), await count('BEGIN:VALARM')]).toEqual([0, 2]);
    await owner.client.from('trips').update({ status: 'cancelled' }).eq('id', tripId);
    expect([await count('STATUS:CANCELLED'), await count('BEGIN:VALARM')]).toEqual([4, 0]);
  });

  it('ends with the membership, with a new address, with the trip', async () => {
    const tripId = await makeTrip();
    const theirs = await subscribe(guest, tripId);
    expect(await statusOf(theirs)).toBe(200);
    await guest.client.from('trip_collaborators').delete().eq('trip_id', tripId).eq('user_id', guest.id);
    await owner.client.from('trip_collaborators').delete().eq('trip_id', tripId).eq('user_id', guest.id);
    expect(await statusOf(theirs)).toBe(404);

    const first = await subscribe(owner, tripId);
    const second = await subscribe(owner, tripId);
    expect(await statusOf(first)).toBe(404);
    expect(await statusOf(second)).toBe(200);
    await owner.client.from('trips').delete().eq('id', tripId);
    expect(await statusOf(second)).toBe(404);
  });

  it.each(['nothing.ics', `${'a'.repeat(64)}.ics`, `${'a'.repeat(64)}/x.ics`, '%00.ics', ''])(
    'that nobody made (%j) is not there',
    async (name) => {
      const answer = await call(server, `/functions/v1/calendar/${name}`);
      expect(answer.status).toBe(404);
    },
  );

  it('takes nothing but questions', async () => {
    const answer = await call(server, addressOf('a'.repeat(64)), { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('stands in no log, nor does the address of a shared trip', async () => {
    const tripId = await makeTrip();
    const token = await subscribe(owner, tripId);
    await statusOf(token);
    await call(server, `/partage/${token}`);
    await expect.poll(() => server.output()).toContain('/partage/…');
    expect(server.output()).toContain('/functions/v1/calendar');
    expect(server.output()).not.toContain(token.slice(0, 12));
  });
});
