import { parseAddresses } from '../named-addresses.ts';
import { serveHosted } from '../serve-hosted.ts';
import { createRoute, ROUTED_MODES } from './handler.ts';

const route = createRoute();

serveHosted((request, env) => route(request, parseAddresses(env.ROUTING_URLS ?? '', ROUTED_MODES) ?? {}));
