import { expect, it } from 'vitest';
import { administrator, type Client, createPerson, type Person, visitor } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { webpOf } from '../support/pictures.ts';
import { call } from '../support/raw-calls.ts';
import { addCollaborator, createTrip } from '../support/trips.ts';

const ABOUT = {
  first_name: 'Zelda',
  last_name: 'Martin',
  username: 'zelda-m',
  bio: 'Trams',
  home_address: 'Rue du Port',
  preferences: { language: 'en' },
};

/** Stores a picture as the profile's; answers its address. */
async function showPicture({ client, id }: Person): Promise<string> {
  const avatars = client.storage.from('avatars');
  const name = `${id}/0123456789abcdef.webp`;
  await avatars.upload(name, webpOf(32, 32), { contentType: 'image/webp' });
  const { publicUrl } = avatars.getPublicUrl(name).data;
  const { error } = await client
    .from('profiles')
    .update({ ...ABOUT, avatar_url: publicUrl })
    .eq('id', id);
  if (error) throw new Error(error.message);
  return publicUrl;
}

/** The secrets by which others reach a trip of this person. */
async function openTrip(client: Client, trip: string) {
  const share = await client.rpc('share_trip', { trip_id: trip });
  const feed = await client.rpc('calendar_feed', { trip_id: trip });
  const joining = await client.rpc('create_join_link', { trip_id: trip, role: 'viewer', days: 7 });
  return {
    share: share.data?.token ?? '',
    feed: feed.data?.token ?? '',
    joining: joining.data?.token ?? '',
  };
}

onEachDatabase('[API-1] an account that is deleted softly', (serverOf) => {
  it('has nothing by which its person is recognised, and its links and calendars answer no more', async () => {
    const admin = administrator(serverOf());
    const zelda = await createPerson(serverOf(), { name: 'Zelda', role: 'supervisor', premium: true });
    const guest = await createPerson(serverOf(), { name: 'Gus', premium: true });
    const trip = await createTrip(zelda);
    const theirs = await createTrip(guest);
    await addCollaborator(guest, theirs, zelda, 'editor');
    await zelda.client.from('contact_messages').insert({
      name: 'Zelda',
      email: zelda.email,
      message: 'Rue du Port',
      user_id: zelda.id,
      filled_ms: 9000,
    });
    const picture = await showPicture(zelda);
    const secrets = await openTrip(zelda.client, trip);
    await zelda.client.rpc('save_push_subscription', {
      endpoint: `https://push.example.org/${zelda.id}`,
      p256dh: 'x'.repeat(87),
      secret: 'x'.repeat(22),
      device: 'X',
    });
    const statuses = async () => [
      (await fetch(picture)).status,
      (await call(serverOf(), `/functions/v1/calendar/${secrets.feed}.ics`)).status,
      (await visitor(serverOf()).rpc('shared_trip', { token: secrets.share })).data === null,
      (await visitor(serverOf()).rpc('join_link', { token: secrets.joining })).data?.status,
    ];
    expect(await statuses()).toEqual([200, 200, false, 'open']);

    expect((await admin.auth.admin.deleteUser(zelda.id, true)).error).toBeNull();
    expect(await statuses()).toEqual([404, 404, true, 'revoked']);
    const shell = await admin.from('profiles').select('*').eq('id', zelda.id).single();
    expect(shell.data).toMatchObject({ name: null, avatar_url: null, role: 'traveler', preferences: {} });
    const devices = await admin.from('push_subscriptions').select('id').eq('user_id', zelda.id);
    expect(devices.data).toEqual([]);
    const sent = await admin.from('contact_messages').select('id').eq('email', zelda.email);
    expect(sent.data).toEqual([]);
    // In trips of others there is a former member without a name.
    const members = await guest.client.from('trip_collaborators').select('user_id').eq('trip_id', theirs);
    expect(members.data).toEqual([]);
    const former = await guest.client
      .from('trip_former_members')
      .select('user_id, name')
      .eq('trip_id', theirs);
    expect(former.data).toEqual([{ user_id: zelda.id, name: null }]);
    const lines = await guest.client.from('trip_activity_log').select('item_id, title').eq('trip_id', theirs);
    expect(lines.data).toContainEqual({ item_id: zelda.id, title: null });
    expect(JSON.stringify([shell.data, lines.data])).not.toMatch(/zelda|Martin|Trams|Rue du Port/i);
  });
});
