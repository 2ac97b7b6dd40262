import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type Person, signInWithPassword } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, test } from './fixtures.ts';

/** The nights on which Europe's clocks change, each with an instant in it, seen from there and from far away. */
const NIGHTS = [
  {
    night: '2026-03-29',
    before: '2026-03-28',
    after: '2026-03-30',
    now: '2026-03-29T00:59:30Z',
    zones: ['Europe/Paris', 'Pacific/Kiritimati'],
  },
  {
    night: '2026-10-25',
    before: '2026-10-24',
    after: '2026-10-26',
    now: '2026-10-25T00:59:30Z',
    zones: ['Europe/Paris', 'America/Los_Angeles', 'Asia/Kolkata'],
  },
];

interface Seen {
  days: string[];
  schedule: string[];
  paper: string;
  calendar: string;
}

/** What the trip is in a browser of this zone at this moment: on screen, on paper, and as a calendar's file. */
async function look(page: Page, tripId: string, night: string): Promise<Seen> {
  await page.goto(`/trip/${tripId}?day=${night}`);
  const list = page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: /^Jour \d/ });
  await expect(list).toHaveCount(3);
  // What the browser has not drawn yet has no text (`content-visibility`).
  await expect(list.last()).toHaveText(/^Jour 3/, { useInnerText: true });
  // Which of them is today is the one thing that a zone may say.
  const days = (await list.allInnerTexts()).map((text) =>
    text.replace(/aujourd.hui/i, '').replaceAll(/\s+/g, ' '),
  );
  const schedule = await page
    .getByRole('region', { name: 'Programme du jour' })
    .getByRole('article')
    .allInnerTexts();

  await page.getByRole('button', { name: 'Actions du voyage' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Agenda (.ics)' }).click(),
  ]);
  const calendar = await readFile(await download.path(), 'utf8');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: / 2026$/ })).toHaveCount(3);
  const paper = await page.getByRole('main').innerText();
  return { days, schedule, paper, calendar };
}

async function lookFrom(browser: Browser, zone: string, now: string, baseURL: string, session: string) {
  const context = await browser.newContext({ timezoneId: zone, locale: 'fr-FR', baseURL });
  await context.addInitScript((stored) => {
    localStorage.setItem('escale-language', 'fr');
    localStorage.setItem('escale-auth', stored);
  }, session);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return { page, close: () => context.close() };
}

async function sessionOf(server: RunningServer, person: Person): Promise<string> {
  return JSON.stringify(await signInWithPassword(server, person));
}

test.describe('a trip’s days have no zone', () => {
  for (const { night, before, after, now, zones } of NIGHTS) {
    test(`[TRIP-1] [PLUS-4] the same trip has the same days, paper and calendar everywhere on the night of ${night}`, async ({
      browser,
      person,
      server,
    }) => {
      const camille = await person();
      const tripId = await createTrip(
        camille,
        { title: 'Nuit de l’heure', start_date: before, end_date: after },
        {
          trip_accommodations: [{ title: 'Casa do Largo', check_in: before, check_out: after }],
          trip_activities: [
            { title: 'Fado', date: before, time: '23:00', end_time: '02:30' },
            { title: 'Changement d’heure', date: night, time: '02:15', end_time: '03:15' },
          ],
          trip_itineraries: [
            { title: 'Train de nuit', date: night, time: '01:30', duration: 120, sub_type: 'train' },
          ],
          trip_meals: [{ title: 'Minuit pile', date: night, time: '00:00', end_time: '00:30' }],
          trip_notes: [{ title: 'Ce jour-là', date: night }],
        },
      );
      const session = await sessionOf(server, camille);
      const seen: Seen[] = [];
      for (const zone of zones) {
        const { page, close } = await lookFrom(browser, zone, now, server.url, session);
        seen.push(await look(page, tripId, night));
        await close();
      }
      const [first, ...others] = seen;
      if (!first) throw new Error('Nothing was seen.');
      expect(first.days[1]).toContain(`Jour 2 dim. ${night.slice(8)}`);
      expect(first.schedule.join('\n')).toContain('Changement d’heure');
      const digits = night.replaceAll('-', '');
      expect(first.calendar).toContain(`DTSTART:${digits}T021500\r\nDTEND:${digits}T031500`);
      expect(first.calendar).toContain(`DTSTART:${digits}T013000\r\nDTEND:${digits}T033000`);
      expect(first.paper).toContain('02:15 – 03:15');
      for (const other of others) expect(other).toEqual(first);
    });
  }
});
