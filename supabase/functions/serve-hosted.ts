/** Serves a function on the hosted service's runtime, which is Deno. Our own server mounts the handlers directly. */
declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void;
  env: { toObject: () => Environment };
};

type Environment = Record<string, string>;

/** Headers of CORS, which the platform leaves to its functions. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

/** The variable with keys by name, as JSON, and that of the former key. */
const KEYS = {
  publishable: ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'],
  secret: ['SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'],
} as const;

type Handler = (request: Request, env: Environment) => Response | Promise<Response>;

export function serveHosted(handler: Handler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    const response = await handler(request, Deno.env.toObject());
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  });
}

/** One of the project's keys: the one named `default`, else the first, else the former key. */
export function keyOf(env: Environment, kind: keyof typeof KEYS): string {
  const [byName, former] = KEYS[kind];
  const keys: Environment = JSON.parse(env[byName] || '{}');
  return keys.default ?? Object.values(keys)[0] ?? env[former] ?? '';
}

/** Whether the project's accounts know the bearer: the platform does not check tokens of projects with signing keys. */
export async function isSignedIn({ headers }: Request, env: Environment, ask = fetch): Promise<boolean> {
  const authorization = headers.get('authorization');
  if (!authorization) return false;
  const apikey = keyOf(env, 'publishable');
  const { ok } = await ask(`${env.SUPABASE_URL}/auth/v1/user`, { headers: { apikey, authorization } });
  return ok;
}
