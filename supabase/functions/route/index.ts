import { parseAddresses } from '../named-addresses.ts';
import { isSignedIn, serveHosted } from '../serve-hosted.ts';
import { createRoute, ROUTED_MODES } from './handler.ts';

const route = createRoute();

serveHosted(async (request, env) =>
  (await isSignedIn(request, env))
    ? route(request, parseAddresses(env.ROUTING_URLS ?? '', ROUTED_MODES) ?? {})
    : Response.json({ error: 'Sign in first.' }, { status: 401 }),
);
