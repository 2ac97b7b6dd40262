import { chromium } from '@playwright/test';
import { launchOptions } from './tests/bench/browser.ts';
import { effectOf } from './tests/bench/effect.ts';
import { signInWithPassword } from '#tests/support/accounts.ts';
import { startServer } from '#tests/support/server.ts';
import { createLongTrip, dayAt } from './tests/bench/long-trip.ts';
import { readFileSync } from 'node:fs';
const [mode = 'day', rate = '4'] = process.argv.slice(2);
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
await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
const days = page.getByRole('navigation', { name: 'Jours' });
const day = async (n: number) => effectOf(page, days.getByRole('link', { name: new RegExp(`^Jour ${n}\\b`) }), { selector: '.day-head h2', text: (Temporal as any).PlainDate.from(dayAt(n - 1)).toLocaleString('fr', { day: 'numeric', month: 'long' }) });
const detail = async () => effectOf(page, page.getByRole('button', { name: 'Détails : Visite de 14:30' }), { selector: '.item-detail', text: 'Visite de 14:30' });
const add = async () => { await page.getByRole('button', { name: 'Ajouter', exact: true }).click(); await page.getByRole('menuitem', { name: 'Note' }).click(); await page.getByRole('dialog').getByLabel('Titre').fill('N1'); };
await day(5); await page.waitForTimeout(1500); await detail(); await page.waitForTimeout(1500); await day(6); await page.waitForTimeout(1500);
if (mode === 'add') { await add(); await page.waitForTimeout(500); }

await browser.startTracing(page, { path: '/tmp/trace.json', categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel', 'cc'] });
let took = 0;
if (mode === 'day') took = await day(12);
else if (mode === 'detail') took = await detail();
else if (mode === 'add') took = await effectOf(page, page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }), { selector: '.planner-schedule article', text: 'N1' });
else took = await effectOf(page, page.getByRole('tab', { name: mode }), { selector: '[role="tab"][aria-selected="true"]', text: mode });
await page.waitForTimeout(600);
await browser.stopTracing();
console.log(mode, 'took', took);
const { traceEvents } = JSON.parse(readFileSync('/tmp/trace.json', 'utf8'));
const click = traceEvents.find((e: any) => e.name === 'EventDispatch' && e.args?.data?.type === 'click');
const down = traceEvents.find((e: any) => e.name === 'EventDispatch' && e.args?.data?.type === 'mousedown');
const t0 = click.ts;
console.log('mousedown at', ((down?.ts ?? 0) - t0) / 1000);
const list = traceEvents.filter((e: any) => e.ph === 'X' && e.pid === click.pid && e.tid === click.tid).sort((a: any, b: any) => a.ts - b.ts || b.dur - a.dur);
const top = list.filter((e: any) => e.name.includes('RunTask'));
let end = 0;
for (const e of top) { if (e.ts < end || e.ts + e.dur < t0 - 80000) continue; end = e.ts + e.dur; if (e.dur < 3000) continue;
  if (e.ts - t0 > 500000) break;
  const sums = new Map<string, number>();
  const inner = list.filter((c: any) => c.ts >= e.ts && c.ts + c.dur <= end && c !== e);
  const stack: any[] = []; for (const c of inner) c.child = 0; for (const c of inner) { while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= c.ts) stack.pop(); if (stack.length) stack.at(-1).child += c.dur; stack.push(c); }
  for (const c of inner) { const k = c.name === 'EventDispatch' ? 'ev:' + c.args.data.type : c.name; sums.set(k, (sums.get(k) ?? 0) + (c.dur - c.child) / 1000); }
  console.log(`+${((e.ts - t0) / 1000).toFixed(0)}..${((end - t0) / 1000).toFixed(0)} wall ${(e.dur / 1000).toFixed(0)} cpu ${(e.tdur / 1000).toFixed(0)}: ` + [...sums].sort((a, b) => b[1] - a[1]).filter(([, v]) => v > 1).map(([k, v]) => `${k} ${v.toFixed(1)}`).join(', '));
}
await browser.close(); await server.stop();
