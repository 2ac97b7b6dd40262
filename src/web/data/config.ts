import { fieldOf, recordOf } from '#domain/json.ts';
import { isHttpsTemplate } from '#domain/link-templates.ts';
import { NETWORKS, type SocialLinks } from '#domain/product.ts';
import { offlineError, reportNetworkFailure } from '#web/offline/network-state.ts';
import { readJson, storageKeys, writeJson } from './browser-storage.ts';
import { isUnanswered } from './retry.ts';

/** `/config.json`, read at run time: one build serves every deployment. */
export interface AppConfig {
  /** Origin of the backend; this page's own when the server omits it. */
  supabaseUrl: string;
  supabaseKey: string;
  providers: readonly string[];
  version: string;
  /** Address of a map style; null: the bundled outline of the world alone. */
  mapStyleUrl: string | null;
  /** Hosts of shown pictures; others are not asked. */
  pictureHosts: readonly string[];
  /** Whether Google's maps are configured; their failing is then shown [MAP-2]. */
  hasGoogleMaps: boolean;
  routedModes: readonly string[];
  /** Addresses with placeholders, by kind [PUB-5]. */
  affiliateLinks: AffiliateLinks;
  socialLinks: SocialLinks;
  sendsMails: boolean;
  /** Key of notifications (RFC 8292); null: there are none [PLUS-19]. */
  pushKey: string | null;
  /** False: mails are shown to the operator. */
  hasMailServer: boolean;
  /** True: supervisors need a second factor for their rights [AUTH-9]. */
  requiresSupervisorFactor: boolean;
}

export type AffiliateLinks = Partial<Record<'stay' | 'flight' | 'activity', string>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

/** Reads leniently: missing fields are a plain installation's. */
export function parseConfig(answer: unknown, origin: string): AppConfig {
  const fields = recordOf(answer);
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
  const [stay, flight, activity] = ['stay', 'flight', 'activity'].map((kind) => {
    const template = textOf(fieldOf(value, kind));
    return isHttpsTemplate(template) ? template : '';
  });
  return { ...(stay && { stay }), ...(flight && { flight }), ...(activity && { activity }) };
}

function readSocialLinks(value: unknown): SocialLinks {
  const links = NETWORKS.map((network) => [network, textOf(fieldOf(value, network))] as const);
  return Object.fromEntries(links.filter(([, address]) => address.startsWith('https://')));
}

/** Reads the configuration in the page, as pages of members contain it, or fetches it. */
async function readOrFetch(): Promise<unknown> {
  const brought = globalThis.document?.getElementById('config')?.textContent;
  if (brought) return JSON.parse(brought);
  const response = await fetch('/config.json');
  if (isUnanswered(response)) throw offlineError();
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}

/** Fetches it, or reads the last answer where there is no network [PLUS-3]. */
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

/** Loads once; a failure is tried again by the next call. */
export function loadConfig(): Promise<AppConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
