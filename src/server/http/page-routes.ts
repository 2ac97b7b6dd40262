import { type Context, Hono } from 'hono';
import { isServicePath } from '#web/paths.ts';
import { asText, withNonce } from '../site/page-nonce.ts';
import type { PublicPages } from '../site/public-pages.ts';
import { isPagePath, type StaticFiles } from '../site/static-files.ts';
import { notFoundAt } from '../supabase/answers.ts';
import type { PageHeaders } from './security-headers.ts';

export interface PageParts {
  files: StaticFiles | undefined;
  publicPages: PublicPages | undefined;
  pageHeaders: PageHeaders;
  /** True: pages need a nonce on styles for Google's library. */
  hasNonces: boolean;
}

/** Answers what is no service: files of the build, and pages. */
export function pageRoutes(parts: PageParts, originOf: (context: Context) => string): Hono {
  const { files, publicPages } = parts;
  const app = new Hono();
  app.all('*', async (context) => {
    const { path, method } = context.req;
    if (!files || isServicePath(path) || (method !== 'GET' && method !== 'HEAD')) return notFoundAt(path);
    const { headers } = context.req.raw;
    const read = await publicPages?.file(new URL(context.req.url), originOf(context));
    if (read) return read;
    const file = path === '/index.html' ? undefined : files.answer(path, headers);
    if (file) return file;
    return isPagePath(path, headers) ? page(context, files, parts, originOf(context)) : notFoundAt(path);
  });
  return app;
}

/** A public page as it is rendered, or the application's own. */
async function page(
  context: Context,
  files: StaticFiles,
  { publicPages, pageHeaders, hasNonces }: PageParts,
  origin: string,
): Promise<Response> {
  const url = new URL(context.req.url);
  const { headers } = context.req.raw;
  const redirect = publicPages?.redirect(url);
  if (redirect) return redirect;
  const asked = hasNonces ? asText(headers) : headers;
  const built =
    (await publicPages?.page(url, origin, asked)) ??
    (await publicPages?.travelPage(url, asked)) ??
    (await publicPages?.missingPage(url, asked)) ??
    files.answer('/index.html', asked) ??
    notFoundAt(context.req.path);
  const { page: answer, nonce } = hasNonces ? await withNonce(built, headers) : { page: built };
  // A rendered page has a policy with its own styles.
  for (const [name, value] of pageHeaders(nonce && `nonce-${nonce}`))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}
