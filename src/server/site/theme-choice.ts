/** The theme without scripts: a link, a cookie, an attribute of the page [PLUS-15]. */
import { PRODUCT } from '#domain/product.ts';

export type Theme = 'light' | 'dark';

const COOKIE = `${PRODUCT.key}-theme`;
const STORED = new RegExp(`(?:^|;\\s*)${COOKIE}=(light|dark)(?:;|$)`);
const YEAR_S = 31_536_000;

/** Theme of the cookie; undefined: the system's. */
export function storedTheme(headers: Headers): Theme | undefined {
  const [, theme] = STORED.exec(headers.get('cookie') ?? '') ?? [];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Stores the choice of `?theme=dark`, and redirects; undefined: no choice in the query. */
export function chooseTheme(path: string, asked: URLSearchParams): Response | undefined {
  const theme = asked.get('theme');
  if (theme !== 'light' && theme !== 'dark' && theme !== 'system') return undefined;
  const query = new URLSearchParams(asked);
  query.delete('theme');
  const age = theme === 'system' ? 0 : YEAR_S;
  return new Response(null, {
    status: 303,
    headers: {
      location: query.size === 0 ? path : `${path}?${query}`,
      'set-cookie': `${COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`,
      'cache-control': 'no-store',
    },
  });
}
