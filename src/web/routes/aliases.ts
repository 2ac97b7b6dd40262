import { paths } from '#web/paths.ts';

/** Addresses that lead to another one (SHELL-7): the router follows them within the site, the server redirects from them. */
export const ALIASES: Readonly<Record<string, string>> = {
  login: paths.auth({ action: 'login' }),
  register: paths.auth({ action: 'signup' }),
};
