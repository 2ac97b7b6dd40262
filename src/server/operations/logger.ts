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

/** Sends the library's console output (refused values, codes, stacks) to the log at level debug. */
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
