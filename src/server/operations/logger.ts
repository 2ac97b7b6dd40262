/** The log: one JSON object a line on standard error, without secrets, tokens or mail addresses. */
import pino, { type Logger } from 'pino';
import type { Config } from '../config.ts';

export type { Logger };

const REDACTED = [
  'authorization',
  'apikey',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'email',
];

/** A logger at the configured level. Standard output stays free for the start-up notice. */
export function createLogger(config: Pick<Config, 'LOG_LEVEL'>): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

/**
 * Sends what the embedded library writes to the console to the log, at level debug: it prints every refused
 * request with the refused values in it, mails with their codes, and stacks of errors that we report ourselves.
 */
export function captureConsole(logger: Logger): void {
  const write = (...parts: unknown[]) => {
    if (logger.isLevelEnabled('debug')) logger.debug({ source: 'console' }, parts.map(describe).join(' '));
  };
  console.error = write;
  console.warn = write;
  console.info = write;
  console.log = write;
}

function describe(part: unknown): string {
  return part instanceof Error ? `${part.name}: ${part.message}` : String(part);
}
