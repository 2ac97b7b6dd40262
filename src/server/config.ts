/**
 * The configuration: environment variables, checked at start and listed in `docs/operations.md`. An empty one counts as absent, for
 * `FOO= npm start` and blank lines of env files.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isHttpsTemplate, unknownPlaceholders } from '#domain/link-templates.ts';
import { isPictureHost, PICTURE_HOSTS } from '#domain/pictures.ts';
import { NETWORKS } from '#domain/product.ts';
import { parseAddresses } from '#functions/named-addresses.ts';
import { ROUTED_MODES } from '#functions/route/handler.ts';
import { OPEN_METEO, WEATHER_SERVICES } from '#functions/weather/handler.ts';
import { parseDatabaseAddress } from './database/database-address.ts';
import { parseProxies } from './http/proxies.ts';
import { parseLimits } from './operations/limits.ts';
import { misspeltVariables } from './operations/misspelt-variables.ts';
import { ConfigError } from './operations/operator-error.ts';
import { isVapidKey } from './push/vapid-key.ts';
import { RATES_ADDRESS } from './rates/rate-reader.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);
const httpUrlOrOff = z
  .string()
  .refine(
    (value) => value === 'off' || httpUrl.safeParse(value).success,
    'must be an http:// or https:// address, or off',
  );
const onOff = z.enum(['on', 'off']);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

/** Where people come: pages, links and routes begin at its root. */
const publicUrl = httpUrl.refine(
  (value) => /^[^/]*\/*[^/?#]*\/*$/.test(value),
  'must have no path: Escale takes a host, or a port, of its own',
);

const MAILBOX = /^(?:[^\s@<>]+@[^\s@<>]+|[^<>]*<[^\s@<>]+@[^\s@<>]+>)$/;
const mailFrom = z
  .string()
  .trim()
  .regex(MAILBOX, 'must be an address, or a name with one: Escale <hello@escale.example>');

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' });

/** `https://partner.example/?city={destination}&from={start_date}`: the page fills in the braces. */
const affiliateUrl = z
  .string()
  .refine((template) => isHttpsTemplate(template), 'must be an https:// address')
  .refine(
    (template) => unknownPlaceholders(template).length === 0,
    'may only have {destination}, {start_date}, {end_date} and {lang} in braces',
  );

/** "stay=https://stays.example, flight=https://flights.example", for some of `names`; with `off`, that word for none. */
const addressesOf = <Name extends string>(
  names: readonly Name[],
  address: z.ZodType<string, string>,
  off?: 'off',
) =>
  z
    .string()
    .transform((value, context): Partial<Record<string, string>> => {
      const read = value === off ? {} : parseAddresses(value, names);
      if (read) return read;
      const message = `must be ${off ? 'off, or ' : ''}addresses by name (${names.join(', ')}), as ${names[0]}=https://example.org`;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    })
    .pipe(z.partialRecord(z.enum(names), address));

const pictureHosts = z
  .string()
  .toLowerCase()
  .transform((value) => (value === 'off' ? [] : value.split(',').map((host) => host.trim())))
  .refine(
    (hosts) => hosts.every(isPictureHost),
    'must be off, or hosts as images.example.org, *.example.org',
  );

const limits = z.string().transform((value, context) => {
  const read = parseLimits(value);
  if (read) return read;
  const message = 'must be names with their limits, as sign-in-account=10/900, sockets=5000';
  context.issues.push({ code: 'custom', message, input: value });
  return z.NEVER;
});

const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => httpUrl.safeParse(part).success && new URL(part).origin === part),
    'must be origins with commas between them, as https://front.example',
  );

const proxies = z.string().transform((value, context) => {
  try {
    return parseProxies(value);
  } catch (error) {
    const message = `must be off, a number of proxies, or their addresses: ${error instanceof Error ? error.message : ''}`;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }
});

const databaseUrl = z.string().transform((value, context) => {
  try {
    parseDatabaseAddress(value);
  } catch (error) {
    context.issues.push({
      code: 'custom',
      message: error instanceof Error ? error.message : '',
      input: value,
    });
  }
  return value;
});

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  ALLOWED_ORIGINS: origins.default([]),
  DATA_DIR: z.string().default('data'),
  DIST_DIR: z.string().default('dist'),
  BACKUP_EVERY: count.max(8760).optional(),
  BACKUP_KEEP: count.max(1000).default(7),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: count.max(100).default(10),
  PROCESSES: z.union([z.literal('auto'), count.max(256)], 'must be auto, or a number from 1').default(1),
  SUPERVISOR_EMAIL: z.email().max(254).toLowerCase().optional(),
  SUPERVISOR_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(72).optional(),
  SUPERVISOR_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  DEMO_DATA: onOff.default('on'),
  REFERENCE_DATA: onOff.default('on'),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLISHABLE_KEY: z.string().startsWith('sb_publishable_').min(30).optional(),
  SECRET_KEY: z.string().startsWith('sb_secret_').min(30).optional(),
  FACTOR_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  VAPID_PRIVATE_KEY: z.string().refine(isVapidKey, 'must be 32 bytes in base64url').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: mailFrom.optional(),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  MAP_STYLE_URL: httpUrlOrOff.default('https://tiles.openfreemap.org/styles/liberty'),
  PICTURE_HOSTS: pictureHosts.default([...PICTURE_HOSTS]),
  ROUTING_URLS: addressesOf(ROUTED_MODES, httpUrl).default({}),
  WEATHER_URLS: addressesOf(WEATHER_SERVICES, httpUrl, 'off').default(OPEN_METEO),
  RATES_URL: httpUrlOrOff.default(RATES_ADDRESS),
  AFFILIATE_URLS: addressesOf(['stay', 'flight', 'activity'], affiliateUrl).default({}),
  SOCIAL_URLS: addressesOf(NETWORKS, httpsUrl).default({}),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: httpUrl.optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  SUPABASE_URL: httpUrl.optional(),
  SUPABASE_KEY: z.string().optional(),
  TRUST_PROXY: proxies.default(parseProxies('off')),
  LIMITS: limits.default([]),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export const VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;

export type OAuthClient = { clientId: string; secret: string };

export type Config = Omit<Environment, 'PUBLIC_URL' | 'DATA_DIR' | 'PROCESSES'> & {
  DATA_DIR: string;
  PROCESSES: number;
  /** Has no trailing slash; undefined: where the process listens. */
  PUBLIC_URL: string | undefined;
  socialSignIn: { google?: OAuthClient; github?: OAuthClient };
  hosted: { url: string; key: string } | undefined;
};

const PAIRS: [keyof Environment, keyof Environment][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['SUPABASE_URL', 'SUPABASE_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
];

export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = environmentSchema.safeParse(present);
  const problems = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  for (const [one, other] of PAIRS) {
    if ((present[one] === undefined) !== (present[other] === undefined)) {
      problems.push(`${one} and ${other}: give both or neither`);
    }
  }
  const isEmbedded = present.DATABASE_URL === undefined && present.SUPABASE_URL === undefined;
  if (isEmbedded && Number(parsed.data?.PROCESSES) > 1)
    problems.push('PROCESSES: the embedded database has one; several want PostgreSQL (DATABASE_URL)');
  if (!parsed.success || problems.length > 0) {
    problems.push(...misspeltVariables(present, VARIABLES));
    throw new ConfigError(`The configuration is not usable.\n  ${problems.join('\n  ')}`);
  }
  const values = parsed.data;
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    PROCESSES: values.PROCESSES === 'auto' ? processesFor(isEmbedded) : values.PROCESSES,
    PUBLIC_URL: values.PUBLIC_URL?.replace(/\/+$/, ''),
    socialSignIn: {
      ...oauth('google', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
      ...oauth('github', values.GITHUB_CLIENT_ID, values.GITHUB_CLIENT_SECRET),
    },
    hosted:
      values.SUPABASE_URL && values.SUPABASE_KEY
        ? { url: values.SUPABASE_URL.replace(/\/+$/, ''), key: values.SUPABASE_KEY }
        : undefined,
  };
}

const processesFor = (isEmbedded: boolean): number => (isEmbedded ? 1 : availableParallelism());

function oauth(name: 'google' | 'github', clientId: string | undefined, secret: string | undefined) {
  return clientId && secret ? { [name]: { clientId, secret } } : {};
}
