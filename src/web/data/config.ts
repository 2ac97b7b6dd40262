import { isHttpsTemplate } from '#domain/link-templates.ts';
import { NETWORKS, type SocialLinks } from '#domain/social-networks.ts';
import { offlineError, reportNetworkFailure } from '#web/offline/network-state.ts';
import { isUnanswered } from '#web/offline/unanswered.ts';
import { readJson, writeJson } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** What `/config.json` tells at run time, so that one build serves every deployment. */
export interface AppConfig {
  /** Origin of the data and auth API; this page's own origin when the server leaves it out. */
  supabaseUrl: string;
  /** The public key: not a secret. */
  supabaseKey: string;
  /** Social sign-in that is configured on the server, for example `google`, `github` (AUTH-7). */
  providers: readonly string[];
  version: string;
  /** The style of the map that needs no key; null: the bundled outline of the world alone. */
  mapStyleUrl: string | null;
  /** Hosts whose pictures this page shows, beside its own: another picture's address is not asked. */
  pictureHosts: readonly string[];
  /** Google Maps is set up here: when it fails, that is said [MAP-2]. */
  hasGoogleMaps: boolean;
  /** How one can go so that a routing service knows how long it takes; none when none is set up [PLUS-1]. */
  routedModes: readonly string[];
  /** Addresses of partners with what is to be filled in in braces, by what they offer; none when not set up [PUB-5]. */
  affiliateLinks: AffiliateLinks;
  socialLinks: SocialLinks;
  /** Invitations, tasks and summaries are sent by mail from here. */
  sendsMails: boolean;
  /** The server's public key for notifications (RFC 8292); null: none are sent from here [PLUS-19]. */
  pushKey: string | null;
  /** A mail server takes what is sent: it arrives, and is not merely shown to the operator. */
  hasMailServer: boolean;
  /** Supervisors have their rights once they have shown a second factor (AUTH-9). */
  requiresSupervisorFactor: boolean;
}

export type AffiliateLinks = Partial<Record<'stay' | 'flight' | 'activity', string>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

/** Reads the answer of `/config.json` leniently: what is missing gets the value of a plain installation. */
export function parseConfig(answer: unknown, origin: string): AppConfig {
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  return {
    supabaseUrl: new URL(textOf(fields.supabaseUrl) || '/', origin).href.replace(/\/$/, ''),
    supabaseKey: textOf(fields.supabaseKey),
    providers: textsOf(fields.providers),
    version: textOf(fields.version),
    mapStyleUrl: textOf(fields.mapStyleUrl) || null,
    pictureHosts: textsOf(fields.pictureHosts),
    hasGoogleMaps: fields.hasGoogleMaps === true,
    routedModes: textsOf(fields.routedModes),
    affiliateLinks: readAffiliateLinks(fields.affiliateLinks),
    socialLinks: readSocialLinks(fields.socialLinks),
    sendsMails: fields.sendsMails === true,
    pushKey: textOf(fields.pushKey) || null,
    hasMailServer: fields.hasMailServer === true,
    requiresSupervisorFactor: fields.requiresSupervisorFactor === true,
  };
}

function readAffiliateLinks(value: unknown): AffiliateLinks {
  if (typeof value !== 'object' || value === null) return {};
  const [stay, flight, activity] = ['stay', 'flight', 'activity'].map((kind) => {
    const template = textOf(Reflect.get(value, kind));
    return isHttpsTemplate(template) ? template : '';
  });
  return { ...(stay && { stay }), ...(flight && { flight }), ...(activity && { activity }) };
}

function readSocialLinks(value: unknown): SocialLinks {
  if (typeof value !== 'object' || value === null) return {};
  const links = NETWORKS.map((network) => [network, textOf(Reflect.get(value, network))] as const);
  return Object.fromEntries(links.filter(([, address]) => address.startsWith('https://')));
}

/** What a page for members has with it; of any other the server is asked. */
async function readOrFetch(): Promise<unknown> {
  const brought = globalThis.document?.getElementById('config')?.textContent;
  if (brought) return JSON.parse(brought);
  const response = await fetch('/config.json');
  if (isUnanswered(response)) throw offlineError();
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}

/** What the server says; without a network, what it said last [PLUS-3]. */
async function askForConfig(): Promise<unknown> {
  try {
    const answer = await readOrFetch();
    writeJson('local', storageKeys.config, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    reportNetworkFailure().catch(console.error);
    const stored = readJson('local', storageKeys.config);
    if (stored === null) throw error;
    return stored;
  }
}

async function fetchConfig(): Promise<AppConfig> {
  return parseConfig(await askForConfig(), globalThis.location.origin);
}

let config: Promise<AppConfig> | undefined;

/** The configuration, fetched once; a failure is forgotten, so that the next call tries again. */
export function loadConfig(): Promise<AppConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
