import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { administrator, createPerson, type Person } from './accounts.ts';
import { FILES } from './documents.ts';
import { makeTrip, share } from './live.ts';
import { call } from './raw-calls.ts';
import type { Role } from './scene.ts';
import type { ServerAddress } from './server.ts';
import { signToken, unsignedToken } from './tokens.ts';

export type Company = {
  trip: string;
  people: Record<Exclude<Role, 'anon'>, Person>;
};

/** A trip with a row in every table, and somebody of every right; the banned one was an editor, premium and a supervisor. */
export async function gatherCompany(server: ServerAddress): Promise<Company> {
  const admin = administrator(server);
  const people = {
    owner: await createPerson(server, { name: 'Alice', premium: true }),
    editor: await createPerson(server, { name: 'Eddie' }),
    viewer: await createPerson(server, { name: 'Vera' }),
    stranger: await createPerson(server, { name: 'Sam', premium: true }),
    supervisor: await createPerson(server, { name: 'Sue', role: 'supervisor' }),
    banned: await createPerson(server, { name: 'Bob', role: 'supervisor', premium: true }),
  };
  const { owner } = people;
  const trip = await makeTrip(owner);
  await share(owner, trip, people.editor, 'editor');
  await share(owner, trip, people.viewer, 'viewer');
  await share(owner, trip, people.banned, 'editor');
  const rows = newRows({ trip, writer: owner, other: people.editor });
  const { trip_polls: poll, trip_votes: vote, trip_lists: list, ...others } = rows;
  const asked = await insert(server, owner, 'trip_polls', { ...poll, id: trip });
  if (asked.status >= 400) throw new Error(asked.text);
  const listed = await insert(server, owner, 'trip_lists', { ...list, id: trip });
  if (listed.status >= 400) throw new Error(listed.text);
  const stored = await owner.client.storage
    .from('documents')
    .upload(`${trip}/${rows.trip_documents.id}`, new Blob([FILES.pdf]));
  if (stored.error) throw stored.error;
  const filled = [
    insert(server, owner, 'trip_votes', { ...vote, option_id: OPTIONS[1] }),
    ...Object.entries(others).map(([table, row]) => insert(server, owner, table, row)),
    ...['share_trip', 'calendar_feed', 'create_join_link', 'mark_read'].map((name) =>
      insert(server, owner, `rpc/${name}`, {
        trip_id: trip,
        ...(name === 'mark_read' && { read_at: new Date().toISOString() }),
      }),
    ),
    insert(server, owner, 'rpc/save_push_subscription', {
      endpoint: 'https://push.escale.test/owner',
      p256dh: 'p'.repeat(87),
      secret: 's'.repeat(22),
      device: 'Firefox',
    }),
  ];
  for (const { status, text } of await Promise.all(filled)) if (status >= 400) throw new Error(text);
  for (const [table, row] of Object.entries(CATALOGUE)) {
    const { status, text } = await insert(
      server,
      { accessToken: server.secretKey },
      table,
      row,
      server.secretKey,
    );
    if (status >= 400 && status !== 409) throw new Error(text);
  }
  const banned = await admin
    .from('profiles')
    .update({ is_banned: true })
    .eq('id', people.banned.id)
    .select('id');
  if (banned.error) throw new Error(banned.error.message);
  return { trip, people };
}

/** Rows that everybody reads; in this order, since they refer to each other. */
export const CATALOGUE: Record<string, Record<string, unknown>> = {
  countries: { iso_a2: 'PT', name_fr: 'Portugal', name_en: 'Portugal' },
  airports: { iata: 'LIS', name: 'Lisbonne', country_iso_a2: 'PT', lat: 38.8, lng: -9.1 },
  places: { id: 1, name: 'Lisbonne', ascii_name: 'Lisbonne', country_iso_a2: 'PT', lat: 38.7, lng: -9.1 },
  themes: { slug: 'mer', title_fr: 'Mer', title_en: 'Sea' },
  reference_rates: { date: '2026-10-06', rates: { USD: '1.1269' } },
  legal_pages: { slug: 'terms', title_fr: 'Conditions', title_en: 'Terms' },
  sample_trips: {
    slug: 'lisbonne',
    title_fr: 'Lisbonne',
    title_en: 'Lisbon',
    destination_fr: 'Lisbonne',
    destination_en: 'Lisbon',
    days: 5,
    month: 5,
  },
  activities: { id: '00000000-0000-4000-8000-000000000001', title: 'Tram 28', country_iso_a2: 'PT' },
  blog_posts: {
    id: '00000000-0000-4000-8000-000000000002',
    slug: 'lisbonne',
    title_fr: 'Lisbonne',
    title_en: 'Lisbon',
    body_fr: 'Sept collines.',
    status: 'published',
    published_at: '2026-01-01T00:00:00Z',
  },
};

/** Ids of the options of polls. */
const OPTIONS = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

/** The body that makes a row of each table, sent by a person who may. */
export function newRows({
  trip,
  writer,
  other,
}: {
  trip: string;
  writer: Pick<Person, 'id'>;
  other: Pick<Person, 'id'>;
}) {
  const row = { id: crypto.randomUUID(), trip_id: trip, created_by: writer.id, title: 'New' };
  const day = { date: '2027-03-02' };
  const visitor = { name: 'Zoé', email: 'zoe@escale.test', filled_ms: 9000 };
  return {
    trip_accommodations: { ...row, check_in: '2027-03-01', check_out: '2027-03-02' },
    trip_activities: { ...row, ...day, time: '10:00' },
    trip_itineraries: { ...row, ...day, time: '09:00', duration: 25 },
    trip_meals: { ...row, ...day, time: '20:00' },
    trip_notes: { ...row, content: 'Good shoes' },
    trip_tasks: row,
    trip_expenses: { ...row, ...day, price: 12.5 },
    trip_chat_messages: { id: row.id, trip_id: trip, user_id: writer.id, text: 'Hello' },
    trip_polls: {
      id: row.id,
      trip_id: trip,
      created_by: writer.id,
      question: 'When?',
      options: OPTIONS.map((id) => ({ id, text: 'Soon' })),
      is_multiple: true,
    },
    // The trip's poll has its id.
    trip_votes: { id: row.id, trip_id: trip, poll_id: trip, option_id: OPTIONS[0], user_id: writer.id },
    trip_lists: row,
    // The trip's list has its id, too.
    trip_list_entries: { id: row.id, trip_id: trip, list_id: trip, text: 'Socks', position: 'a0' },
    trip_settlements: {
      id: row.id,
      trip_id: trip,
      created_by: writer.id,
      from_id: other.id,
      to_id: writer.id,
      amount: 1,
      currency: 'EUR',
    },
    trip_documents: { id: row.id, trip_id: trip, created_by: writer.id, name: 'Plan.pdf' },
    trip_tracks: { ...row, line: '_p~iF~ps|U_ulLnnqC' },
    contact_messages: { ...visitor, message: 'Bonjour' },
    custom_trip_requests: visitor,
  };
}

function insert(
  server: ServerAddress,
  { accessToken }: Pick<Person, 'accessToken'>,
  path: string,
  row: object,
  apikey = server.publishableKey,
) {
  return call(server, `/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify(row),
  });
}

/** Tables and functions of the schema that is exposed, from the types that the migrations make. */
export function exposed(part: 'Tables' | 'Functions'): string[] {
  const types = readFileSync(new URL('../../src/db/database.types.ts', import.meta.url), 'utf8');
  const section = types.slice(types.indexOf(`    ${part}: {`));
  const names = [
    ...section.slice(0, section.indexOf('\n    };')).matchAll(/^ {6}([a-z_]+): (?:Table<|\{)/gm),
  ];
  if (names.length === 0) throw new Error(`The types have no ${part}.`);
  return names.map(([, name = '']) => name);
}

/** Tokens of the person that must count for nothing. */
export function badTokens(server: ServerAddress, { id, accessToken }: Person): Record<string, string> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: id, role: 'authenticated', aud: 'authenticated', exp };
  const [header, payload, signature = ''] = accessToken.split('.');
  const supervisor = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return {
    'with another signature': `${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    'with other claims': `${header}.${supervisor}.${signature}`,
    expired: signToken({ ...claims, exp: exp - 7200 }, server.jwtSecret),
    'of another installation': signToken(claims, 'x'.repeat(48)),
    'signed with the public key': signToken(claims, server.publishableKey),
    'signed by a key pair': `${foreign}.${sign('sha256', Buffer.from(foreign), privateKey).toString('base64url')}`,
    'of algorithm none': unsignedToken({ ...claims, role: 'service_role' }),
    'of algorithm none, with a signature': unsignedToken(
      claims,
      createHmac('sha256', server.jwtSecret).update('x').digest('base64url'),
    ),
  };
}
