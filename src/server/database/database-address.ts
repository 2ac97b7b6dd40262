/** `DATABASE_URL` as libpq reads it: several hosts with commas between them, and `target_session_attrs`. The driver reads neither rightly (ADR 0064). */

export type Host = { host: string; port: number };

export type DatabaseAddress = {
  /** With the first host alone, which the driver can read. */
  url: string;
  hosts: readonly [Host, ...Host[]];
  /** Whether connections are for the server that takes writes alone. */
  wantsPrimary: boolean;
};

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;
const ATTRIBUTE = 'target_session_attrs';
const DEFAULT_PORT = 5432;

/** Whether a text that names a database is an address of PostgreSQL, and no folder. */
export const isDatabaseAddress = (text: string): boolean => /^postgres(ql)?:/.test(text);

/** @throws Error whose message goes behind the variable's name */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  const [, before = '', list = '', after = ''] = PARTS.exec(text) ?? [];
  const [first, ...more] = list.split(',').map((host) => URL.parse(`${before}${host}${after}`));
  if (!first && more.length === 0) throw new Error('must be a postgres:// address');
  if (!first || more.includes(null) || (more.length > 0 && [first, ...more].some((url) => !url?.hostname)))
    throw new Error(`must have hosts with commas between them, as a.example:5432,b.example:5432`);
  const wanted = first.searchParams.get(ATTRIBUTE);
  if (wanted !== null && wanted !== 'read-write' && wanted !== 'primary')
    throw new Error(`${ATTRIBUTE} must be read-write or primary, not ${wanted}: the server writes`);
  return {
    url: first.href,
    hosts: [hostOf(first), ...more.filter((url) => url !== null).map(hostOf)],
    wantsPrimary: wanted !== null || more.length > 0,
  };
}

function hostOf({ hostname, port }: URL): Host {
  // The brackets of IPv6 are the address's, not the host's.
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || DEFAULT_PORT) };
}
