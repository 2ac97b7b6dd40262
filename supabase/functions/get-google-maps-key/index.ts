/** Entry for the hosted service's runtime, which is Deno. Our own server mounts the handler directly. */
import { getGoogleMapsKey } from './handler.ts';

declare const Deno: {
  serve: (handler: (request: Request) => Response) => void;
  env: { get: (name: string) => string | undefined };
};

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

Deno.serve((request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
  const response = getGoogleMapsKey(request, { GOOGLE_MAPS_API_KEY: Deno.env.get('GOOGLE_MAPS_API_KEY') });
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
});
