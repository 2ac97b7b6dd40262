/** Failures that the operator can mend: one sentence and what to do, without a trace. */

/** The message is all that is printed. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** An error of the configuration; the message names each variable that can't be used, and why. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

const ROOM = 'Make room, then start again';
const ADDRESS = 'the address of the database (DATABASE_URL)';
const HOST = `Correct host and port in ${ADDRESS}, or start PostgreSQL there`;
const LOGIN = `Correct user and password in ${ADDRESS}`;
const TLS = `See that ${ADDRESS} asks for TLS as the server offers it (?sslmode=…), with a certificate that this machine knows`;

/** What failed and what to do, by SQLSTATE and by codes of the driver. */
const DATABASE: Readonly<Record<string, readonly [what: string, advice: string]>> = {
  '08006': ['The connection to the database was lost', 'See that it runs, then start again'],
  '25006': ['The database can only be read', `Name the primary in ${ADDRESS}`],
  '28000': [
    'PostgreSQL lets nobody in this way',
    `${LOGIN}; where it wants encryption, add ?sslmode=require`,
  ],
  '28P01': ['PostgreSQL does not let us in', LOGIN],
  '3D000': ['The database does not exist', `Make it with createdb, or name another in ${ADDRESS}`],
  '42501': ['The user of the database lacks a right', 'docs/operations.md names those of the first start'],
  '53100': ['The disk of the database is full', ROOM],
  '53300': ['PostgreSQL has no connection left', 'Raise its max_connections, or lower DATABASE_POOL'],
  '57P03': ['PostgreSQL is not ready', 'Wait until it is, then start again'],
  ECONNREFUSED: ['PostgreSQL does not answer', HOST],
  ECONNRESET: ['PostgreSQL ended the connection', TLS],
  CONNECTION_DESTROYED: ['PostgreSQL takes no writes', `Name the primary in ${ADDRESS}`],
  CONNECTION_CLOSED: ['PostgreSQL ended the connection', TLS],
  CONNECT_TIMEOUT: ['PostgreSQL does not answer', HOST],
  ETIMEDOUT: ['PostgreSQL does not answer', HOST],
  EHOSTUNREACH: ['PostgreSQL can’t be reached', HOST],
  ENETUNREACH: ['PostgreSQL can’t be reached', HOST],
  ENOTFOUND: ['The host of the database is not known', `Correct it in ${ADDRESS}`],
  EAI_AGAIN: ['The host of the database is not known', `Correct it in ${ADDRESS}, or mend the name service`],
  SELF_SIGNED_CERT_IN_CHAIN: ['The certificate of PostgreSQL is not trusted', TLS],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['The certificate of PostgreSQL is not trusted', TLS],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['The certificate of PostgreSQL is not trusted', TLS],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['The certificate of PostgreSQL is not trusted', TLS],
  ERR_TLS_CERT_ALTNAME_INVALID: ['The certificate of PostgreSQL is of another host', TLS],
  CERT_HAS_EXPIRED: ['The certificate of PostgreSQL has expired', 'Renew it'],
};

const FILES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it. Give it the right to, or choose another place.',
  EPERM: 'this user may not use it. Give it the right to, or choose another place.',
  EROFS: 'it is on a disk that can only be read. Choose another place.',
  EISDIR: 'it is a folder. Name a file.',
  ENOTDIR: 'it is below a file. Choose another place.',
  ENOENT: 'it does not exist. Make it, or choose another place.',
  ENOSPC: `its disk is full. ${ROOM}.`,
  EDQUOT: `its share of the disk is full. ${ROOM}.`,
  EMFILE: 'too many files are open. Raise the limit (ulimit -n).',
  ENAMETOOLONG: 'its name is too long. Choose another place.',
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Names the file that a call of the system failed on; `path` where the error has none. Undefined: the code is none of those. */
export function fileErrorText(error: unknown, path?: string): string | undefined {
  const text = FILES[codeOf(error)];
  if (text === undefined || !(error instanceof Error)) return undefined;
  const file = path ?? ('path' in error ? String(error.path) : 'A file of the data folder');
  return `${file} can’t be used: ${text}`;
}

/** Undefined: no failure of the database that the operator can mend. */
export function databaseErrorText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [what, advice] = DATABASE[codeOf(error)] ?? [];
  if (what === undefined) return databaseErrorText(error.cause);
  return `${what} (${error.message.replace(/\.$/, '')}). ${advice}.`;
}

/** Undefined: none that the operator can mend. */
export function operatorText(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  return databaseErrorText(error) ?? fileErrorText(error);
}

/** What is printed when a program ends by `error`: a trace only where nobody expected it. */
export function failureText(error: unknown): string {
  return operatorText(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** The reason of a failure, for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
