/** Entry for the hosted service's runtime, which is Deno. Our own server mounts the handler directly. */
import 'temporal-polyfill/global';
import { keyOf, serveHosted } from '../serve-hosted.ts';
import { calendar } from './handler.ts';

serveHosted((request, env) =>
  calendar(request, (token) =>
    fetch(`${env.SUPABASE_URL}/rest/v1/rpc/calendar_plan`, {
      method: 'POST',
      headers: { apikey: keyOf(env, 'publishable'), 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  ),
);
