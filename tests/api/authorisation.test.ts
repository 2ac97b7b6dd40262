import { beforeAll, expect, it } from 'vitest';
import {
  badTokens,
  CATALOGUE,
  type Company,
  exposed,
  gatherCompany,
  newRows,
} from '../support/authorisation.ts';
import { onOwnServers } from '../support/each-database.ts';
import { webpOf } from '../support/pictures.ts';
import { type Answer, call } from '../support/raw-calls.ts';
import { FUNCTIONS, TABLES, type Verb } from '../support/rights.ts';
import { ROLES, type Role } from '../support/scene.ts';

const METHODS: Record<Verb, string> = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' };
const VERBS = ['select', 'insert', 'update', 'delete'] as const;
/** Rights are the database's (tests/db/access.test.ts and functions-and-catalogue.test.ts): here, that each kind of call carries its caller. */
const tables = ['trips', 'trip_collaborators', 'trip_meals', 'profiles', 'blog_posts', 'contact_messages'];
const functions = ['whole_trip', 'change_trip', 'export_my_data', 'security_events', 'search_places'];
const everyTable = exposed('Tables').filter((name) => Object.hasOwn(TABLES, name));
const everyFunction = exposed('Functions').filter((name) => Object.hasOwn(FUNCTIONS, name));

/** The session of somebody who is banned is over: it is refused what every visitor may [BAN-1]. */
const isAllowed = (may: readonly Role[], role: Role) => role !== 'banned' && may.includes(role);

/** A column whose value stays what it is: what counts is whether the row is reached. */
const CHANGES: Record<string, object> = {
  trip_collaborators: { role: 'viewer' },
  profiles: { name: 'Alicia' },
  blog_posts: { title_en: 'Lisbon' },
  contact_messages: { status: 'new' },
};

onOwnServers('[GATE-5] [API-2] [COLLAB-4] [BAN-1] each verb and functions, for everybody', (serverOf) => {
  let company: Company;
  beforeAll(async () => {
    company = await gatherCompany(serverOf());
  });

  const send = (path: string, token: string, method = 'GET', body?: object): Promise<Answer> =>
    call(serverOf(), path, {
      method,
      headers: {
        apikey: serverOf().publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const tokenOf = (role: Role) =>
    role === 'anon' ? serverOf().publishableKey : company.people[role].accessToken;

  /** The owner's row, or the one that everybody reads. */
  function rowsOf(table: string, role: Role): string {
    if (table === 'profiles') return `id=eq.${company.people.owner.id}`;
    if (table === 'trips') return `id=eq.${company.trip}`;
    // Another's membership: everybody may end their own.
    if (table === 'trip_collaborators')
      return `trip_id=eq.${company.trip}&user_id=eq.${company.people[role === 'viewer' ? 'editor' : 'viewer'].id}`;
    const key = CATALOGUE[table] && Object.entries(CATALOGUE[table])[0];
    if (key) return `${key[0]}=eq.${String(key[1])}`;
    return table === 'trip_meals' ? `trip_id=eq.${company.trip}` : 'name=eq.Zoé';
  }

  function rowFor(table: string, role: Role): object {
    const { owner, editor } = company.people;
    const writer = role === 'anon' ? owner : company.people[role];
    const known: Record<string, object> = newRows({
      trip: company.trip,
      writer,
      other: writer === owner ? editor : owner,
    });
    const others: Record<string, object> = {
      trips: {
        title: 'X',
        destination: 'X',
        start_date: '2027-01-01',
        end_date: '2027-01-02',
        owner_id: (role === 'owner' ? editor : owner).id,
      },
      trip_collaborators: { trip_id: company.trip, user_id: company.people.stranger.id, role: 'editor' },
      profiles: { id: crypto.randomUUID(), name: 'X' },
    };
    return known[table] ?? others[table] ?? { ...CATALOGUE[table], trip_id: company.trip, user_id: owner.id };
  }

  function attempt(table: string, verb: Verb, role: Role): Promise<Answer> {
    const path = `/rest/v1/${table}${verb === 'insert' ? '' : `?${rowsOf(table, role)}&select=*`}`;
    const body = verb === 'insert' ? rowFor(table, role) : (CHANGES[table] ?? { title: 'New' });
    return send(
      path,
      tokenOf(role),
      METHODS[verb],
      verb === 'insert' || verb === 'update' ? body : undefined,
    );
  }

  /** An error, or nothing at all. */
  const isRefusal = ({ status, text }: Answer) =>
    (status >= 400 && status < 500) || (status < 300 && /^(\[\]|\{\}|null|false|0)?$/.test(text));

  /** All rows of all tables, as the server's own key sees them. */
  const everything = async () => {
    const all: Record<string, string> = {};
    for (const table of tables) {
      const { text } = await call(serverOf(), `/rest/v1/${table}?select=*`, {
        headers: { apikey: serverOf().secretKey, authorization: `Bearer ${serverOf().secretKey}` },
      });
      all[table] = text;
    }
    return all;
  };

  it.each(ROLES)('what %s may not, is refused, and nothing has changed', async (role) => {
    const before = await everything();
    const wrong: string[] = [];
    for (const table of tables) {
      for (const verb of VERBS) {
        if (isAllowed(TABLES[table]?.[verb] ?? [], role)) continue;
        const answer = await attempt(table, verb, role);
        if (!isRefusal(answer)) wrong.push(`${verb} ${table}: ${answer.status} ${answer.text.slice(0, 100)}`);
      }
    }
    for (const name of functions) {
      const { may, args } = FUNCTIONS[name] ?? { may: [] };
      if (isAllowed(may, role)) continue;
      const given = args?.({ trip: company.trip, owner: company.people.owner.id }) ?? {};
      const answer = await send(`/rest/v1/rpc/${name}`, tokenOf(role), 'POST', given);
      if (!isRefusal(answer)) wrong.push(`${name}(): ${answer.status} ${answer.text.slice(0, 100)}`);
    }
    expect(wrong).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it.each(ROLES)('what %s may, is done: reading, changing, asking', async (role) => {
    const wrong: string[] = [];
    for (const table of tables) {
      for (const verb of ['select', 'update'] as const) {
        if (!isAllowed(TABLES[table]?.[verb] ?? [], role)) continue;
        const answer = await attempt(table, verb, role);
        if (answer.status >= 300 || answer.text === '[]')
          wrong.push(`${verb} ${table}: ${answer.status} ${answer.text}`);
      }
    }
    for (const name of functions) {
      const { may, args, changes } = FUNCTIONS[name] ?? { may: [] };
      if (!isAllowed(may, role) || changes) continue;
      const given = args?.({ trip: company.trip, owner: company.people.owner.id }) ?? {};
      const answer = await send(`/rest/v1/rpc/${name}`, tokenOf(role), 'POST', given);
      if (answer.status >= 300) wrong.push(`${name}(): ${answer.status} ${answer.text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('files: everybody reads a picture, and each writes in their own place alone; the banned nowhere', async () => {
    const { owner } = company.people;
    const file = '0123456789abcdef.webp';
    const put = (place: string, token: string, method: string) =>
      call(serverOf(), `/storage/v1/object/avatars/${place}`, {
        method,
        headers: {
          apikey: serverOf().publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'image/webp',
        },
        body: webpOf(64, 64),
      });
    const picture = `${owner.id}/${file}`;
    expect((await put(picture, tokenOf('owner'), 'POST')).status).toBe(200);
    for (const role of ROLES) {
      const token = tokenOf(role);
      const isOwner = role === 'owner';
      const mayWrite = role !== 'anon' && role !== 'banned';
      const own = role === 'anon' ? crypto.randomUUID() : company.people[role].id;
      const folder = { prefix: owner.id, limit: 10, offset: 0 };
      const answers = {
        own: (await put(`${own}/fedcba9876543210.webp`, token, 'POST')).status === 200,
        elsewhere: (await put(`${owner.id}/aaaaaaaaaaaaaaaa.webp`, token, 'POST')).status === 200,
        replaced: (await put(picture, token, 'PUT')).status === 200,
        listed: (await send('/storage/v1/object/list/avatars', token, 'POST', folder)).text.includes(file),
        removed: (
          await send('/storage/v1/object/avatars', token, 'DELETE', {
            prefixes: [`${owner.id}/aaaaaaaaaaaaaaaa.webp`],
          })
        ).text.includes('aaaa'),
        opened: (await call(serverOf(), `/storage/v1/object/public/avatars/${picture}`)).status === 200,
      };
      const isOpen = { elsewhere: isOwner, replaced: isOwner, listed: isOwner, removed: isOwner };
      expect(answers, role).toEqual({ own: mayWrite, opened: true, ...isOpen });
    }
  });

  it('a token that is none opens nothing: no table, no function, no account, no file', async () => {
    const { supervisor } = company.people;
    const paths: [path: string, method?: string][] = [
      ...everyTable.map((table): [string] => [`/rest/v1/${table}?limit=1`]),
      ...everyFunction.map((name): [string, string] => [`/rest/v1/rpc/${name}`, 'POST']),
      ['/auth/v1/user'],
      ['/auth/v1/user', 'PUT'],
      ['/auth/v1/logout', 'POST'],
      ['/auth/v1/factors', 'POST'],
      ['/functions/v1/get-google-maps-key', 'POST'],
      ['/storage/v1/object/avatars/x/y.webp'],
      ['/storage/v1/object/list/avatars', 'POST'],
      ['/storage/v1/object/avatars', 'DELETE'],
    ];
    for (const [kind, token] of Object.entries(badTokens(serverOf(), supervisor))) {
      const answers = await Promise.all(
        paths.map(async ([path, method = 'GET']) => {
          const { status } = await send(path, token, method, method === 'GET' ? undefined : {});
          return { path, status };
        }),
      );
      const isOpen = answers.filter(({ status }) => status !== 401 && status !== 403);
      expect(isOpen, kind).toEqual([]);
    }
  });
});
