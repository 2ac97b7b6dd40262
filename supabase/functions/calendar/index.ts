/** Entry for the hosted service's runtime, which is Deno. Our own server mounts the handler directly. */
import 'temporal-polyfill/global';
import { calendar } from './handler.ts';

declare const Deno: {
  serve: (handler: (request: Request) => Promise<Response>) => void;
  env: { get: (name: string) => string | undefined };
};

const key = Deno.env.get('SUPABASE_ANON_KEY') ?? '';

Deno.serve((request) =>
  calendar(request, (token) =>
    fetch(`${Deno.env.get('SUPABASE_URL')}/rest/v1/rpc/calendar_plan`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  ),
);
