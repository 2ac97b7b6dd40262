import { paths } from '#web/paths.ts';

/** Addresses that lead to another one (SHELL-7): the router follows them within the site, the server redirects from them. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['login', paths.auth({ action: 'login' })],
  ['register', paths.auth({ action: 'signup' })],
]);
