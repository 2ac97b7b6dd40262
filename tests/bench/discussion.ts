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
/** How many are there before frames are counted: the last thousand come while all others are on the page. */
const LOADED = 9000;
/** How far one turn of the wheel goes, in pixels; some sixty a second, so a dozen screens a second: as fast as a hand scrolls. */
const TURN = 180;
const LEAP = 1400;

/** Scrolls a discussion of ten thousand messages back to the very first, page by page as they come. */
export async function measureDiscussion(server: RunningServer, databaseUrl: string): Promise<Figure> {
  const camille = await createPerson(server, { premium: true });
  const thomas = await createPerson(server, { name: 'Thomas' });
  const trip = await createTrip(camille);
  await share(camille, trip, thomas, 'editor');
  const sql = postgres(databaseUrl, { max: 1 });
  // Four weeks of people who talk all day: four minutes apart, every third by another.
  await sql`
    insert into public.trip_chat_messages (trip_id, user_id, text, created_at)
    select ${trip}, (array[${camille.id}, ${thomas.id}]::uuid[])[1 + n / 3 % 2],
      'Message ' || n || repeat(' et encore un mot', (n - 1) % 7), now() - make_interval(mins => 4 * (${MESSAGES} - n))
    from generate_series(1, ${MESSAGES}::int) n`;
  await sql.end();
  // It opens at the newest.
  await camille.client.rpc('mark_read', { trip_id: trip, read_at: new Date().toISOString() });
  const session = JSON.stringify(await signInWithPassword(server, camille));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
    await page.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
    await page.goto(`${server.url}/trip/${trip}?panel=chat`);
    const log = page.getByRole('log');
    await log.getByText(`Message ${MESSAGES}`).waitFor();
    await log.hover();
    // Found once: to find it by its role is to look through all of a hundred thousand elements, and holds the page up.
    const scroller = await log.elementHandle();
    if (!scroller) throw new Error('The discussion is not on screen.');
    const count = () => scroller.evaluate((all) => all.querySelectorAll('[data-slot="message"]').length);
    const pixelsLeft = () => scroller.evaluate((all) => all.scrollHeight - all.clientHeight + all.scrollTop);
    while ((await count()) < LOADED) await page.mouse.wheel(0, -LEAP);
    // Back to where those begin that are still to come, and on from there.
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, LEAP);
    const scrolled = await framesOf(page, async () => {
      while ((await count()) < MESSAGES || (await pixelsLeft()) > TURN)
        for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, -TURN);
    });
    return {
      what: 'A discussion of 10 000 messages: frames a second while one scrolls through the last thousand',
      measured: scrolled.perSecond,
      unit: '/s',
      limit: { atLeast: 58 },
      note: scrolled.note,
    };
  } finally {
    await browser.close();
  }
}
