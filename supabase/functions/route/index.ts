/** Entry for the hosted service's runtime, which is Deno. Our own server mounts the handler directly. */
import { createRoute } from './handler.ts';

declare const Deno: {
  serve: (handler: (request: Request) => Response | Promise<Response>) => void;
  env: { get: (name: string) => string | undefined };
};

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

const route = createRoute();

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
  const response = await route(request, {
    ROUTING_URL: Deno.env.get('ROUTING_URL'),
    ROUTING_WALK_URL: Deno.env.get('ROUTING_WALK_URL'),
    ROUTING_BIKE_URL: Deno.env.get('ROUTING_BIKE_URL'),
  });
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
});
