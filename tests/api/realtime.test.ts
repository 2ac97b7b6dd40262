import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  administrator,
  createPerson,
  elsewhere,
  type Person,
  signInWithPassword,
  visitor,
} from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { join, Live, makeTrip, share } from '../support/live.ts';
import { signToken } from '../support/tokens.ts';

onEachDatabase('live updates', (serverOf) => {
  let owner: Person;
  let editor: Person;
  let viewer: Person;
  let stranger: Person;
  let trip: string;
  let topic: string;

  beforeAll(async () => {
    owner = await createPerson(serverOf(), { name: 'Olive', premium: true });
    editor = await createPerson(serverOf(), { name: 'Ed' });
    viewer = await createPerson(serverOf(), { name: 'Vera' });
    stranger = await createPerson(serverOf(), { name: 'Sam' });
    trip = await makeTrip(owner);
    topic = `trip:${trip}`;
    await share(owner, trip, editor, 'editor');
    await share(owner, trip, viewer, 'viewer');
  });
  afterEach(async () => {
    for (const { client } of [owner, editor, viewer, stranger]) await client.removeAllChannels();
  });

  const addNote = async ({ client }: Person, title: string, change?: string) => {
    const adding = client.from('trip_notes').insert({ trip_id: trip, title });
    const { error } = await (change ? adding.setHeader('x-change-id', change) : adding);
    expect(error).toBeNull();
  };

  it('[LIVE-1] a trip’s channel lets its members in, and nobody else; each refusal has its reason', async () => {
    for (const person of [owner, editor, viewer]) {
      expect((await join(person, topic)).statuses).toEqual(['SUBSCRIBED']);
    }
    const refused = 'CHANNEL_ERROR channel_forbidden';
    expect((await join(stranger, topic)).statuses).toEqual([refused]);
    expect((await join(stranger, `trip:${crypto.randomUUID()}`)).statuses).toEqual([refused]);
    expect((await join(stranger, `user:${owner.id}`)).statuses).toEqual([refused]);
    expect((await join(owner, `user:${owner.id}`)).statuses).toEqual(['SUBSCRIBED']);
    const nobody = new Live({ ...stranger, client: visitor(serverOf()) }, topic);
    await nobody.until(({ statuses }) => statuses.length > 0);
    expect(nobody.statuses).toEqual([refused]);
    await nobody.channel.unsubscribe();
  });

  it('[LIVE-1] a public channel is refused, and so are the changes of tables', async () => {
    await stranger.client.realtime.setAuth(stranger.accessToken);
    const answers = [
      stranger.client.channel('anything'),
      stranger.client
        .channel('rows', { config: { private: true } })
        .on('postgres_changes', { event: '*', schema: 'public' }, () => {}),
    ].map(
      (channel) =>
        new Promise((resolve) => {
          channel.subscribe((status, error) => resolve(`${status} ${error?.message}`));
        }),
    );
    expect(await Promise.all(answers)).toEqual([
      'CHANNEL_ERROR private_only',
      'CHANNEL_ERROR postgres_changes_unsupported',
    ]);
  });

  it('[LIVE-1] a change arrives once at every member, in the order in which it was made, with the writer’s id', async () => {
    const all = await Promise.all([owner, editor, viewer].map((person) => join(person, topic)));
    const titles = Array.from({ length: 20 }, (_, index) => `Note ${index}`);
    for (const title of titles) await addNote(editor, title, title.replace(' ', '-'));
    for (const live of all) {
      await live.until(({ received }) => received.length >= titles.length);
      const changes = live.changesOf('trip_notes');
      expect(changes.map(({ rows }) => rows[0]?.title)).toEqual(titles);
      expect(changes.map(({ change }) => change)).toEqual(titles.map((title) => title.replace(' ', '-')));
      expect(new Set(changes.map(({ by }) => by))).toEqual(new Set([editor.id]));
      expect(new Set(live.received.map(({ meta }) => meta?.id)).size).toBe(titles.length);
    }
  });

  it('[LIVE-1] concurrent writes are each delivered once', async () => {
    const live = await join(viewer, topic);
    const titles = Array.from({ length: 40 }, (_, index) => `At once ${index}`);
    await Promise.all(titles.map((title, index) => addNote(index % 2 ? owner : editor, title)));
    await live.until(({ received }) => received.length >= titles.length);
    expect(live.received).toHaveLength(titles.length);
    expect(new Set(live.changesOf('trip_notes').map(({ rows }) => rows[0]?.title))).toEqual(new Set(titles));
  });

  it('[LIVE-1] what is refused is not published; a function’s change is, with the writer’s id', async () => {
    const live = await join(viewer, topic);
    const refused = await viewer.client.from('trip_notes').insert({ trip_id: trip, title: 'No' });
    expect(refused.error).not.toBeNull();
    const changes = { trip: { from: {}, to: { title: 'Porto' } } };
    const { error } = await owner.client
      .rpc('change_trip', { trip_id: trip, changes })
      .setHeader('x-change-id', 'mine');
    expect(error).toBeNull();
    await live.until(({ received }) => received.length > 0);
    expect(live.received.map(({ event }) => event)).toEqual(['UPDATE']);
    expect(live.changesOf('trips')[0]).toMatchObject({
      change: 'mine',
      rows: [{ id: trip, title: 'Porto' }],
    });
  });

  it('[LIVE-1] a change that a member forges reaches nobody: the database alone broadcasts', async () => {
    const listener = await join(owner, topic);
    const message = { id: crypto.randomUUID(), trip_id: trip, user_id: owner.id, message: 'Forged' };
    const forged = {
      table: 'trip_chat_messages',
      operation: 'INSERT',
      rows: [message],
      complete: true,
      by: owner.id,
      change: null,
    };
    for (const person of [viewer, editor]) {
      const live = await join(person, topic, { ack: true });
      for (const event of ['INSERT', 'UPDATE', 'DELETE', 'revoked', 'typing']) {
        expect(await live.channel.send({ type: 'broadcast', event, payload: forged })).toBe('error');
      }
      const binary = new Uint8Array([1, 2, 3]).buffer;
      expect(await live.channel.send({ type: 'broadcast', event: 'INSERT', payload: binary })).toBe('error');
    }
    const own = await join(owner, `user:${owner.id}`, { ack: true });
    expect(await own.channel.send({ type: 'broadcast', event: 'revoked', payload: { topic: null } })).toBe(
      'error',
    );
    await addNote(owner, 'True');
    await listener.until(({ received }) => received.length > 0);
    expect(listener.received.map(({ payload }) => payload.table)).toEqual(['trip_notes']);
  });

  it('[LIVE-1] nobody is present under another’s key; without a key, under their own', async () => {
    const listener = await join(owner, topic);
    for (const presenceKey of [owner.id, `${viewer.id}:tab`, viewer.id.toUpperCase(), 'x'.repeat(300)]) {
      const refused = await join(viewer, topic, { presenceKey });
      expect(refused.statuses).toEqual(['CHANNEL_ERROR presence_key_forbidden']);
      await viewer.client.removeAllChannels();
    }
    const live = await join(viewer, topic, { presenceKey: '' });
    expect(await live.channel.track({ id: owner.id, key: owner.id, phx_ref: 'x' })).toBe('ok');
    await listener.until(({ present }) => present.length > 0);
    expect(listener.present).toEqual([viewer.id]);
  });

  it('[LIVE-1] two devices of a person are present under one key, and one of them may leave', async () => {
    const listener = await join(owner, topic);
    const other = elsewhere(serverOf(), viewer);
    const lives = [await join(viewer, topic), await join(other, topic)];
    for (const [index, live] of lives.entries()) await live.channel.track({ device: index });
    const devices = () => listener.channel.presenceState()[viewer.id] ?? [];
    await listener.until(() => devices().length === 2);
    await other.client.removeAllChannels();
    await listener.until(() => devices().length === 1);
    expect(devices()).toEqual([expect.objectContaining({ device: 0 })]);
  });

  it('[LIVE-1] presence: who comes late sees who is there, all see who comes, moves on and leaves', async () => {
    const first = await join(owner, topic);
    expect(await first.channel.track({ day: '2027-03-01' })).toBe('ok');
    const second = await join(viewer, topic);
    await second.until(({ present }) => present.includes(owner.id));
    await second.channel.track({ day: '2027-03-02' });
    await first.until(({ present }) => present.length === 2);
    await second.channel.track({ day: '2027-03-03' });
    await first.until(
      ({ channel }) => JSON.stringify(channel.presenceState()[viewer.id])?.includes('2027-03-03') ?? false,
    );
    expect(first.channel.presenceState()[viewer.id]).toHaveLength(1);
    await second.channel.untrack();
    await first.until(({ present }) => present.length === 1);
    await second.channel.track({});
    await first.until(({ present }) => present.length === 2);
    await viewer.client.removeAllChannels();
    await first.until(({ present }) => present.length === 1);
    expect(await first.channel.track({ words: 'x'.repeat(5000) })).toBe('error');
  });

  it('[LIVE-1] a token that is replaced keeps the channel; one that is none, or of someone else, closes it', async () => {
    const live = await join(editor, topic);
    const { access_token: newer } = await signInWithPassword(serverOf(), editor);
    await editor.client.realtime.setAuth(newer);
    await addNote(owner, 'Still there');
    await live.until(({ received }) => received.length === 1);
    await editor.client.realtime.setAuth(stranger.accessToken);
    await live.until(({ statuses }) => statuses.includes('CLOSED'));
    expect(live.notices).toEqual(['channel_forbidden']);
    const shared = await join(editor, topic);
    await editor.client.realtime.setAuth(viewer.accessToken);
    await shared.until(({ statuses }) => statuses.includes('CLOSED'));
    expect(shared.notices).toEqual(['channel_forbidden']);
    const again = await join(editor, topic);
    await editor.client.realtime.setAuth(`${newer.slice(0, -4)}AAAA`);
    await again.until(({ statuses }) => statuses.includes('CLOSED'));
    expect(again.notices).toEqual(['token_invalid']);
  });

  it('[LIVE-1] a token that expires closes the channel and says so; with an expired one nobody is let in', async () => {
    const claims = {
      sub: viewer.id,
      role: 'authenticated',
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) + 2,
    };
    const accessToken = signToken(claims, serverOf().jwtSecret);
    const live = await join({ ...viewer, accessToken }, topic);
    await live.until(({ statuses }) => statuses.includes('CLOSED'));
    expect(live.statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(live.notices).toEqual(['token_expired']);
    const late = await join({ ...viewer, accessToken }, topic);
    expect(late.statuses).toEqual(['CHANNEL_ERROR token_expired']);
  });

  it('[COLLAB-3] [LIVE-1] a removed person is notified, receives nothing more, and is not let in again', async () => {
    const guest = await createPerson(serverOf(), { name: 'Gus' });
    const own = await join(guest, `user:${guest.id}`);
    await share(owner, trip, guest, 'viewer');
    await own.until(({ received }) => received.length === 1);
    expect(own.changesOf('trip_collaborators')[0]?.rows[0]).toMatchObject({ trip_id: trip, role: 'viewer' });
    const live = await join(guest, topic);
    await live.channel.track({});
    await share(owner, trip, guest, null);
    await live.until(({ statuses }) => statuses.includes('CLOSED'));
    expect(live.notices).toEqual(['membership_lost']);
    expect(own.received.at(-1)).toMatchObject({
      event: 'revoked',
      payload: { topic, reason: 'membership_lost' },
    });
    const before = live.received.length;
    await addNote(owner, 'Behind their back');
    expect((await join(guest, topic)).statuses).toEqual(['CHANNEL_ERROR channel_forbidden']);
    expect(live.received).toHaveLength(before);
    await guest.client.removeAllChannels();
  });

  it('[BAN-1] who is banned loses every channel at once, their own too', async () => {
    const guest = await createPerson(serverOf(), { name: 'Bob' });
    await share(owner, trip, guest, 'editor');
    const lives = [await join(guest, topic), await join(guest, `user:${guest.id}`)];
    await administrator(serverOf())
      .from('profiles')
      .update({ is_banned: true })
      .eq('id', guest.id)
      .select('id')
      .single();
    for (const live of lives) {
      await live.until(({ statuses }) => statuses.includes('CLOSED'));
      expect(live.notices).toEqual(['user_banned']);
    }
    expect((await join(guest, topic)).statuses).toEqual(['CHANNEL_ERROR channel_forbidden']);
    await guest.client.removeAllChannels();
  });

  it('[LIVE-1] a trip that is deleted tells its people and closes', async () => {
    const gone = await makeTrip(owner);
    await share(owner, gone, viewer, 'viewer');
    const lives = [await join(owner, `trip:${gone}`), await join(viewer, `trip:${gone}`)];
    expect((await owner.client.from('trips').delete().eq('id', gone)).error).toBeNull();
    for (const live of lives) {
      await live.until(({ statuses }) => statuses.includes('CLOSED'));
      expect(live.notices).toEqual(['trip_deleted']);
      expect(live.changesOf('trips').map(({ operation }) => operation)).toEqual(['DELETE']);
    }
  });
});
