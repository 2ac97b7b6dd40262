import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export type ProviderAccount = { id: string; email: string; name: string; isVerified: boolean };

export type OAuthServer = {
  url: string;
  /** Who is signed in at the provider; undefined: they say no. */
  account: ProviderAccount | undefined;
  /** What the last visit to the page of consent was asked with. */
  asked: URLSearchParams;
  stop: () => Promise<void>;
};

export const CLIENT = { id: 'client-of-tests', secret: 'secret-of-tests' };

const text = { 'content-type': 'text/plain' };

/** Google and GitHub on this machine: their pages of consent, and what they tell about whoever says yes. */
export async function startOAuthServer(): Promise<OAuthServer> {
  const codes = new Map<string, ProviderAccount>();
  const tokens = new Map<string, ProviderAccount>();
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
        return json({ access_token: token, refresh_token: 'for-later', token_type: 'bearer' });
      }
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
    asked: new URLSearchParams(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
}

/** What a server is started with to have both providers there. */
export function providersAt({ url }: OAuthServer) {
  return {
    GOOGLE_URL: url,
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
