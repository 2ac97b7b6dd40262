import { toLanguage } from '#i18n/languages.ts';
import type { Query } from '../../database/session.ts';
import { readText } from '../../http/request-body.ts';
import { type Limiter, networkOf } from '../../operations/limiters.ts';
import { SWITCH_PAGE_HEADERS, type SwitchPage, switchPage } from './page.ts';
import { type MailSwitch, readSwitch } from './token.ts';

type Options = { database: Query; key: Buffer; limiter: Limiter };

/** GET shows the button, POST acts: mail readers post `List-Unsubscribe=One-Click` (RFC 8058), the page's form `wanted`. */
export function createMailSwitches({ database, key, limiter }: Options) {
  async function answer(request: Request, address: string): Promise<Response> {
    const wait = await limiter.take(networkOf(address));
    if (wait !== undefined) return page(request, 429, { state: 'too many' }, { 'retry-after': String(wait) });
    const found = readSwitch(key, new URL(request.url).pathname.slice('/mails/'.length));
    if (!found) return page(request, 404, { state: 'invalid' });
    const isChange = request.method === 'POST';
    const isWanted = isChange && (await turnsOn(request));
    const language = isChange ? await turn(database, found, isWanted) : await languageOf(database, found);
    if (language === undefined) return page(request, 404, { state: 'invalid' });
    const state = isChange ? (isWanted ? 'on' : 'off') : 'asking';
    return page(request, 200, { state, kind: found.kind }, {}, language);
  }
  return answer;
}

async function turnsOn(request: Request): Promise<boolean> {
  const body = await readText(request);
  return typeof body === 'string' && new URLSearchParams(body).get('wanted') === 'on';
}

async function turn(
  { query }: Query,
  { userId, kind }: MailSwitch,
  isWanted: boolean,
): Promise<string | null | undefined> {
  const [row] = await query<{ language: string | null }>(
    `update app.accounts set preferences = preferences || jsonb_build_object($2::text, $3::text) where id = $1
     returning preferences ->> 'language' as language`,
    [userId, `mail_${kind}`, isWanted ? 'on' : 'off'],
  );
  return row?.language;
}

async function languageOf({ query }: Query, { userId }: MailSwitch): Promise<string | null | undefined> {
  const [row] = await query<{ language: string | null }>(
    "select preferences ->> 'language' as language from app.accounts where id = $1",
    [userId],
  );
  return row?.language;
}

/** Answers a page; an unknown language is the browser's first that is ours. */
function page(
  request: Request,
  status: number,
  shown: SwitchPage,
  headers: Record<string, string> = {},
  language: string | null = request.headers.get('accept-language')?.slice(0, 2) ?? null,
): Response {
  return new Response(switchPage(toLanguage(language), shown), {
    status,
    headers: { ...SWITCH_PAGE_HEADERS, ...headers },
  });
}
