import { paths } from '#web/paths.ts';

/** The router follows them, the server redirects [SHELL-7]. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['login', paths.auth({ action: 'login' })],
  ['register', paths.auth({ action: 'signup' })],
]);
