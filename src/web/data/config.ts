import { isHttpsTemplate } from '#domain/link-templates.ts';
import { NETWORKS, type SocialLinks } from '#domain/product.ts';
import { offlineError, reportNetworkFailure } from '#web/offline/network-state.ts';
import { readJson, writeJson } from './browser-storage.ts';
import { isUnanswered } from './retry.ts';
import { storageKeys } from './storage-keys.ts';

/** `/config.json`, read at run time: one build serves every deployment. */
export interface AppConfig {
  /** This page's own origin when the server omits it. */
  supabaseUrl: string;
  supabaseKey: string;
  providers: readonly string[];
  version: string;
  /** Null: the bundled outline of the world alone. */
  mapStyleUrl: string | null;
  /** Other hosts are not asked. */
  pictureHosts: readonly string[];
  /** Its failing is then shown [MAP-2]. */
  hasGoogleMaps: boolean;
  routedModes: readonly string[];
  /** With placeholders, by kind [PUB-5]. */
  affiliateLinks: AffiliateLinks;
  socialLinks: SocialLinks;
  sendsMails: boolean;
  /** RFC 8292; null: no notifications [PLUS-19]. */
  pushKey: string | null;
  /** Without one, mails are shown to the operator. */
  hasMailServer: boolean;
  /** Required for supervisors' rights [AUTH-9]. */
  requiresSupervisorFactor: boolean;
}

export type AffiliateLinks = Partial<Record<'stay' | 'flight' | 'activity', string>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

/** Leniently: missing fields are a plain installation's. */
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

/** Pages of members contain it. */
async function readOrFetch(): Promise<unknown> {
  const brought = globalThis.document?.getElementById('config')?.textContent;
  if (brought) return JSON.parse(brought);
  const response = await fetch('/config.json');
  if (isUnanswered(response)) throw offlineError();
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}

/** Without a network, the last answer [PLUS-3]. */
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

/** Once; a failure is tried again by the next call. */
export function loadConfig(): Promise<AppConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
