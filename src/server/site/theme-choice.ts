/** The theme of who has no scripts: chosen by a link, stored in a cookie, written into the page [PLUS-15]. */
import { PRODUCT } from '#domain/product.ts';

export type Theme = 'light' | 'dark';

const COOKIE = `${PRODUCT.key}-theme`;
const STORED = new RegExp(`(?:^|;\\s*)${COOKIE}=(light|dark)(?:;|$)`);
const YEAR_S = 31_536_000;

/** The theme that was chosen; undefined: as the system has it. */
export function storedTheme(headers: Headers): Theme | undefined {
  const [, theme] = STORED.exec(headers.get('cookie') ?? '') ?? [];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Stores the choice that a query asks for, `?theme=dark`, and leads back to the page; undefined: it asks for none. */
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
