import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export type ProviderAccount = { id: string; email: string; name: string; isVerified: boolean };

/** What of Google's ID tokens may be wrong. */
export type IdToken = { issuer?: string; audience?: string; isForged?: boolean; expires?: number };

export type OAuthServer = {
  url: string;
  /** Who is signed in at the provider; undefined: they say no. */
  account: ProviderAccount | undefined;
  /** Google's ID token; undefined: it sends none, and is asked who it is. */
  idToken: IdToken | undefined;
  /** What the last visit to the page of consent was asked with. */
  asked: URLSearchParams;
  stop: () => Promise<void>;
};

const CLIENT = { id: 'client-of-tests', secret: 'secret-of-tests' };

const KEY_ID = 'key-of-tests';
const text = { 'content-type': 'text/plain' };

/** Google and GitHub on this machine: their pages of consent, and what they answer about the person who agrees. */
export async function startOAuthServer(): Promise<OAuthServer> {
  const codes = new Map<string, ProviderAccount>();
  const tokens = new Map<string, ProviderAccount>();
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const known = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    switch (pathname) {
      case '/o/oauth2/v2/auth':
      case '/login/oauth/authorize': {
        running.asked = searchParams;
        const back = new URL(searchParams.get('redirect_uri') ?? '');
        back.searchParams.set('state', searchParams.get('state') ?? '');
        const code = crypto.randomUUID();
        if (running.account) codes.set(code, running.account);
        if (running.account) back.searchParams.set('code', code);
        else back.searchParams.set('error', 'access_denied');
        return response.writeHead(302, { location: back.href }).end();
      }
      case '/token':
      case '/login/oauth/access_token': {
        const sent = new URLSearchParams(await read(request));
        const account = codes.get(sent.get('code') ?? '');
        const isClient = sent.get('client_id') === CLIENT.id && sent.get('client_secret') === CLIENT.secret;
        if (!account || !isClient) return response.writeHead(400, text).end('no such code');
        codes.delete(sent.get('code') ?? '');
        const token = crypto.randomUUID();
        tokens.set(token, account);
        const { idToken } = running;
        return json({
          access_token: token,
          refresh_token: 'for-later',
          token_type: 'bearer',
          ...(idToken && {
            id_token: idTokenOf(account, idToken, (idToken.isForged ? others : keys).privateKey),
          }),
        });
      }
      case '/oauth2/v3/certs':
        return json({
          keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
        });
      case '/userinfo/v2/me':
        if (!known) break;
        return json({ id: known.id, email: known.email, verified_email: known.isVerified, name: known.name });
      case '/api/v3/user':
        if (!known) break;
        return json({ id: known.id, login: known.name.toLowerCase(), name: known.name });
      case '/api/v3/user/emails':
        if (!known) break;
        return json([{ email: known.email, primary: true, verified: known.isVerified }]);
    }
    return response.writeHead(404, text).end('nothing here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port is free.');
  const running: OAuthServer = {
    url: `http://127.0.0.1:${address.port}`,
    account: undefined,
    idToken: undefined,
    asked: new URLSearchParams(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
}

function idTokenOf({ id, email, name, isVerified }: ProviderAccount, wrong: IdToken, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: wrong.issuer ?? 'https://accounts.google.com',
    aud: wrong.audience ?? CLIENT.id,
    iat: now,
    exp: wrong.expires ?? now + 3600,
    sub: id,
    email,
    email_verified: isVerified,
    name,
  };
  const signed = [{ alg: 'RS256', typ: 'JWT', kid: KEY_ID }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

/** What a server is started with to have both providers there. */
export function providersAt({ url }: OAuthServer) {
  return {
    NODE_OPTIONS: `--import ${new URL('./fake-google.ts', import.meta.url).href}`,
    FAKE_GOOGLE_URL: url,
    GITHUB_URL: url,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GITHUB_CLIENT_ID: CLIENT.id,
    GITHUB_CLIENT_SECRET: CLIENT.secret,
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
