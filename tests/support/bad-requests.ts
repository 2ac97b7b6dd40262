import fc from 'fast-check';
import { heavyBody, heavyParameter } from './heavy-requests.ts';

/** A request as it goes over the line; `body` undefined for none. */
export type BadRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** What a stranger knows, and what they may have got hold of. */
export type Known = { key: string; token: string; tables: readonly string[]; functions: readonly string[] };

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);

/** Text that breaks things: quotes, NUL, separators, other scripts, long, numbers that are none. */
const nasty = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  pick(
    "'",
    '"',
    "'; drop table trips; --",
    '\u0000',
    '\\',
    '%',
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    '$(id)',
    '<script>',
  ),
  pick('-1', '99999999999999999999', 'NaN', '1e400', 'null', 'true', '[]', '{}', '2027-02-31', 'infinity'),
  pick('é'.repeat(3000), 'a'.repeat(5000), '🧭'.repeat(500), '__proto__', 'constructor', 'toString'),
);
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  nasty,
  fc.dictionary(
    pick(
      'email',
      'password',
      'token',
      'token_hash',
      'type',
      'refresh_token',
      'data',
      'id',
      'trip_id',
      'title',
      'date',
      'location',
      'price',
      'split',
      'factor_type',
      'code',
      'changes',
      'query',
      'preferences',
      'created_by',
      'name',
      'message',
    ),
    fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 })),
    { maxKeys: 6 },
  ),
);
const body = fc.oneof(
  { weight: 30, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 10, arbitrary: nasty },
  { weight: 1, arbitrary: heavyBody },
  {
    weight: 5,
    arbitrary: pick(
      '',
      '{',
      '[',
      '"',
      '{"a":'.repeat(100),
      '['.repeat(5000),
      '{"a":1e999}',
      '[{},{"a":1}]',
      'null',
    ),
  },
);

const column = fc.oneof(
  pick(
    'id',
    'trip_id',
    'title',
    'date',
    'price',
    'location',
    'created_at',
    'location->lat',
    '*',
    'trips(*)',
    'count()',
  ),
  nasty,
);
const operator = pick(
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'match',
  'in',
  'is',
  'fts',
  'cs',
  'cd',
  'ov',
  'sl',
  'not.eq',
  'eq(any)',
  'nonsense',
  '',
);
const filter = fc
  .tuple(column, operator, nasty)
  .map(([name, verb, value]) => `${encode(name)}=${verb}.${encode(value)}`);
const query = fc.oneof(
  filter,
  column.map((name) => `select=${encode(name)}`),
  column.map((name) => `order=${encode(name)}.desc.nullsfirst`),
  nasty.map((value) => `limit=${encode(value)}&offset=${encode(value)}`),
  fc.tuple(pick('and', 'or', 'not.and'), nasty).map(([name, value]) => `${name}=(${encode(value)})`),
  fc.tuple(nasty, nasty).map(([name, value]) => `${encode(name)}=${encode(value)}`),
  heavyParameter,
  pick('on_conflict=id', 'columns=id,title', 'on_conflict=', 'columns=%22', 'apikey=x', 'grant_type=x'),
);
const queries = fc
  .array(query, { maxLength: 4 })
  .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));

const prefer = pick(
  'return=representation',
  'return=minimal',
  'resolution=merge-duplicates',
  'count=exact',
  'tx=rollback',
  'missing=default',
  'handling=strict,nonsense',
  '',
);
const oddHeaders = fc.oneof(
  fc.constant({}),
  prefer.map((value) => ({ prefer: value })),
  pick('application/vnd.pgrst.object+json', 'text/csv', 'application/geo+json', '*/*;q=x', 'a/b').map(
    (accept) => ({ accept }),
  ),
  pick(
    'text/plain',
    'text/csv',
    'application/xml',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    ';',
    'application/json; charset=latin1',
  ).map((type) => ({ 'content-type': type })),
  pick('0-0', '5-1', '-1', 'bytes=0-5', '0-99999999999').map((range) => ({ range, 'range-unit': 'items' })),
  pick('auth', 'app', '"', 'public, auth').map((schema) => ({
    'accept-profile': schema,
    'content-profile': schema,
  })),
  pick('1.2.3.4', 'x'.repeat(500), '::1, 10.0.0.1', '"').map((value) => ({
    'x-forwarded-for': value,
    'x-forwarded-proto': value,
  })),
  pick('W/"x"', '*', '"', 'x'.repeat(300)).map((value) => ({
    'if-none-match': value,
    'accept-encoding': value,
  })),
);

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** So many bad requests, the same for the same seed. */
export function badRequests(known: Known, count: number, seed: number): BadRequest[] {
  const name = (...names: readonly string[]) =>
    fc.oneof({ weight: 5, arbitrary: pick(...names) }, { weight: 1, arbitrary: nasty.map(encode) });
  const method = pick('GET', 'GET', 'POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS');
  const rest = fc.oneof(
    fc.tuple(name(...known.tables), queries).map(([table, rows]) => `/rest/v1/${table}${rows}`),
    fc.tuple(name(...known.functions), queries).map(([one, rows]) => `/rest/v1/rpc/${one}${rows}`),
  );
  const auth = fc
    .tuple(
      name(
        'signup',
        'token',
        'token?grant_type=password',
        'token?grant_type=refresh_token',
        'token?grant_type=pkce',
        'otp',
        'verify',
        'recover',
        'resend',
        'authorize',
        'callback',
        'logout',
        'user',
        'reauthenticate',
        'settings',
        'factors',
        'factors/x/verify',
        'admin/users',
        'admin/generate_link',
      ),
      queries,
    )
    .map(
      ([endpoint, rest_]) =>
        `/auth/v1/${endpoint}${endpoint.includes('?') ? rest_.replace('?', '&') : rest_}`,
    );
  const others = fc
    .tuple(
      fc.oneof(
        name(
          'functions/v1/weather',
          'functions/v1/route',
          'functions/v1/get-google-maps-key',
          'functions/v1/calendar/x.ics',
        ),
        name(
          'storage/v1/object/avatars/x',
          'storage/v1/object/public/avatars/x',
          'storage/v1/bucket',
          'storage/v1/object/list/avatars',
        ),
        name(
          'config.json',
          'mails/x',
          'metrics',
          'health/ready',
          'realtime/v1/websocket',
          'realtime/v1/api/broadcast',
          'graphql/v1',
        ),
        nasty.map((text) => `assets/${encode(text)}`),
        nasty.map((text) => `partage/${encode(text)}`),
        pick(
          '..%2f..%2fpackage.json',
          '%2e%2e/%2e%2e/etc/passwd',
          '%',
          '%ff%fe',
          '//',
          '.env',
          'index.html.br',
          'a'.repeat(7000),
        ),
      ),
      queries,
    )
    .map(([path, rest_]) => `/${path}${rest_}`);
  const token = pick(
    '',
    known.token,
    known.key,
    'Bearer',
    'eyJhbGciOiJub25lIn0.e30.',
    'x'.repeat(3000),
    `${known.token}x`,
  );
  const request = fc.record({
    method,
    path: fc.oneof(
      { weight: 5, arbitrary: rest },
      { weight: 3, arbitrary: auth },
      { weight: 2, arbitrary: others },
    ),
    apikey: pick(known.key, known.key, known.key, known.key, '', 'sb_publishable_x'),
    token,
    odd: oddHeaders,
    body,
  });
  return fc
    .sample(request, { numRuns: count, seed })
    .map(({ method: verb, path, apikey, token: bearer, odd, body: text }) => ({
      method: verb,
      path,
      headers: {
        'content-type': 'application/json',
        ...(apikey && { apikey }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...odd,
      },
      body: verb === 'GET' || verb === 'HEAD' || verb === 'OPTIONS' ? undefined : text,
    }));
}
