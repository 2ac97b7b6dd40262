/** Serves a function on the hosted service's runtime, which is Deno. Our own server mounts the handlers directly. */
declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void;
  env: { toObject: () => Record<string, string> };
};

/** Headers of CORS, which the platform leaves to its functions. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

type Handler = (request: Request, env: Record<string, string>) => Response | Promise<Response>;

export function serveHosted(handler: Handler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    const response = await handler(request, Deno.env.toObject());
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
    return response;
  });
}
