import { chromium } from '@playwright/test';
import postgres from 'postgres';
import { createPerson, signInWithPassword } from '#tests/support/accounts.ts';
import { share } from '#tests/support/live.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { launchOptions } from './browser.ts';
import { framesOf } from './frames.ts';
import type { Figure } from './report.ts';

const MESSAGES = 10_000;
/** How far one turn of the wheel goes, in pixels: fast, as one who looks for something old. */
const TURN = 700;

/** Scrolls a discussion of ten thousand messages from the newest to the very first, page by page as they come. */
export async function measureDiscussion(server: RunningServer, databaseUrl: string): Promise<Figure> {
  const camille = await createPerson(server, { premium: true });
  const thomas = await createPerson(server, { name: 'Thomas' });
  const trip = await createTrip(camille);
  await share(camille, trip, thomas, 'editor');
  const sql = postgres(databaseUrl, { max: 1 });
  // Half a minute apart, so that they fill the days of half a week and every few have another sender.
  await sql`
    insert into public.trip_chat_messages (trip_id, user_id, text, created_at)
    select ${trip}, (array[${camille.id}, ${thomas.id}]::uuid[])[1 + n / 3 % 2],
      'Message ' || n || repeat(' et encore un mot', (n - 1) % 7), now() - make_interval(secs => 30 * (${MESSAGES} - n))
    from generate_series(1, ${MESSAGES}::int) n`;
  await sql.end();
  const session = JSON.stringify(await signInWithPassword(server, camille));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
    await page.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
    await page.goto(`${server.url}/trip/${trip}?panel=chat`);
    const log = page.getByRole('log');
    await log.getByText(`Message ${MESSAGES}`).waitFor();
    await log.hover();
    const first = log.getByText('Message 1', { exact: true });
    const scrolled = await framesOf(page, async () => {
      while ((await first.count()) === 0)
        for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, -TURN);
    });
    return {
      what: 'A discussion of 10 000 messages: frames a second while one scrolls to the first',
      measured: scrolled.perSecond,
      unit: '/s',
      limit: { atLeast: 50 },
      note: scrolled.note,
    };
  } finally {
    await browser.close();
  }
}
