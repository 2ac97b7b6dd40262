import { chromium } from '@playwright/test';
import { launchOptions } from './tests/bench/browser.ts';
import { effectOf } from './tests/bench/effect.ts';
import { signInWithPassword } from '#tests/support/accounts.ts';
import { startServer } from '#tests/support/server.ts';
import { createLongTrip, dayAt } from './tests/bench/long-trip.ts';
const rate = Number(process.argv[2] ?? 4);
const server = await startServer({ env: process.env.DIST_DIR ? { DIST_DIR: process.env.DIST_DIR } : {} });
const trip = await createLongTrip(server);
const session = JSON.stringify(await signInWithPassword(server, trip.owner));
const browser = await chromium.launch(launchOptions());
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await page.addInitScript((s) => localStorage.setItem('escale-auth', s), session);
await page.goto(`${server.url}/trip/${trip.id}?day=${dayAt(2)}`);
await page.getByRole('article').first().waitFor();
await page.waitForLoadState('networkidle');
const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate });
const out: Record<string, number[]> = {};
const press = async (kind: string, button: any, selector: string, text: string) => {
  (out[kind] ??= []).push(Math.round(await effectOf(page, button, { selector, text })));
};
const days = page.getByRole('navigation', { name: 'Jours' });
for (const round of [1, 2, 3, 4]) {
  for (const day of [10 * round, 10 * round + 1, 10 * round + 5]) {
    const heading = (Temporal as any).PlainDate.from(dayAt(day - 1)).toLocaleString('fr', { day: 'numeric', month: 'long' });
    await press('day', days.getByRole('link', { name: new RegExp(`^Jour ${day}\\b`) }), '.day-head h2', heading);
    await press('detail', page.getByRole('button', { name: 'Détails : Visite de 14:30' }), '.item-detail', 'Visite de 14:30');
    await page.getByRole('button', { name: 'Actions : Visite de 14:30' }).first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  }
  const title = `Rendez-vous ${round}`;
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titre').pressSequentially(title);
  await press('add', dialog.getByRole('button', { name: 'Enregistrer' }), '.planner-schedule article', title);
  await dialog.waitFor({ state: 'hidden' });
  for (const panel of ['Participants', 'Coûts']) await press(panel, page.getByRole('tab', { name: panel }), '[role="tab"][aria-selected="true"]', panel);
}
console.log(out);
await browser.close(); await server.stop();
