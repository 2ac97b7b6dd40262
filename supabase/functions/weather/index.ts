/** Entry for the hosted service's runtime, which is Deno. Our own server mounts the handler directly. */
import { createWeather } from './handler.ts';

declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void;
  env: { get: (name: string) => string | undefined };
};

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

const weather = createWeather();

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
  const env = {
    WEATHER_URL: Deno.env.get('WEATHER_URL'),
    WEATHER_ARCHIVE_URL: Deno.env.get('WEATHER_ARCHIVE_URL'),
  };
  // The platform writes whom it has the request from in front.
  const [caller = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const response = await weather(request, env, caller.trim());
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
});
