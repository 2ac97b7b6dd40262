/**
 * A trip as a calendar that one subscribes to [PLUS-4].
 *
 * `GET /functions/v1/calendar/{token}.ics?lang=fr`. Calendars sign in nowhere: the address is the secret. Answers 200 with
 * the file, 304 when the calendar has it already, 404 when nobody made the address or it was ended, 405, or 503 when the
 * data can't be read just now. Made of web standards alone, so that it runs on the hosted service and in our own server.
 */
import type { CalendarPlan } from '#db/plan.types.ts';
import { calendarEvents, usualZone } from '#domain/calendar.ts';
import { writeCalendar } from '#domain/calendar-file.ts';
import { withKind } from '#domain/items.ts';
import { fileName } from '#domain/text.ts';
import { toLanguage } from '#i18n/languages.ts';
import { wordsIn } from './words.ts';

/** Asks the data API's function `calendar_plan`, as a visitor. */
export type ReadPlan = (token: string) => Promise<Response>;

const ADDRESS = /\/calendar\/([0-9a-f]{64})(?:\.ics)?$/;
/** The address holds the secret: it is for no search engine and no shared cache. */
const PRIVATE = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' };

export async function calendar(request: Request, readPlan: ReadPlan): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(405, 'Use GET.', { allow: 'GET, HEAD' });
  }
  const { pathname, searchParams } = new URL(request.url);
  const token = ADDRESS.exec(pathname)?.[1];
  if (!token) return notFound();
  const read = await readPlan(token);
  if (read.status === 404) return notFound();
  if (!read.ok) return answer(503, 'The calendar cannot be read just now.', { 'retry-after': '60' });
  const plan: CalendarPlan = JSON.parse(await read.text());
  const text = fileOf(plan, searchParams.get('lang'));
  const etag = `"${await digestOf(text)}"`;
  const headers = { ...PRIVATE, etag };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName(plan.title, 'trip', 'ics'))}`,
    },
  });
}

function fileOf(plan: CalendarPlan, language: string | null): string {
  const items = [
    ...plan.trip_accommodations.map(withKind('accommodation')),
    ...plan.trip_activities.map(withKind('activity')),
    ...plan.trip_itineraries.map(withKind('itinerary')),
    ...plan.trip_meals.map(withKind('meal')),
    ...plan.trip_notes.map(withKind('note')),
  ];
  return writeCalendar({
    name: plan.title,
    events: calendarEvents(plan, items, wordsIn(toLanguage(language))),
    changed: plan.updated_at,
    zone: usualZone(items),
  });
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the caller has the file as it is; a proxy on the way may have called it a weak match. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

const notFound = () => answer(404, 'There is no such calendar.');

function answer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
