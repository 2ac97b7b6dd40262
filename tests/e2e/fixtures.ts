import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { MISSING_TEXT } from '#i18n/missing-text.ts';
import {
  createPerson,
  type Person,
  type PersonOptions,
  signInWithPassword,
} from '#tests/support/accounts.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { addCollaborator, createTrip, type TripColumns, type TripContent } from '#tests/support/trips.ts';

export type Language = 'fr' | 'en';

/** A trip of Camille, who is premium, and of somebody she has let in. */
interface SharedTrip {
  trip: string;
  camille: Person;
  thomas: Person;
}

interface SharedTripOptions {
  content?: TripContent;
  /** Of the other; Thomas. */
  name?: string;
}

interface TestFixtures {
  /** Interface language of the test; set with `test.use({ language: 'en' })`. */
  language: Language;
  /** Makes an account through the public API; onboarded unless asked otherwise. */
  person: (options?: PersonOptions) => Promise<Person>;
  /** Opens the browser's session as this person, as if they had signed in earlier. */
  signInAs: (person: Person) => Promise<void>;
  /** Another browser, of another person or of the same, on a page; closed at the end of the test. */
  openAs: (person: Person, path: string) => Promise<Page>;
  /** Makes Camille a trip of five days with what is in it, and opens it as her; `query` as in its address. Answers its id. */
  openTrip: (query?: string, content?: TripContent, trip?: TripColumns) => Promise<string>;
  /** Makes Camille a trip of five days, and lets Thomas in. */
  sharedTrip: (role: 'viewer' | 'editor', options?: SharedTripOptions) => Promise<SharedTrip>;
}

interface WorkerFixtures {
  server: RunningServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['fr', { option: true }],
  server: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  context: async ({ context, language, server }, provide) => {
    const missing: string[] = [];
    context.on('console', (message) => {
      if (message.text().startsWith(MISSING_TEXT)) missing.push(message.text());
    });
    // As the page stores the language that was chosen: the server renders in it.
    await context.addCookies([{ name: 'escale-language', value: language, url: server.url }]);
    await context.addInitScript((chosen) => {
      // Only the first document of a context: a test that switches language keeps its choice on reload.
      if (localStorage.getItem('escale-language') === null) localStorage.setItem('escale-language', chosen);
    }, language);
    await provide(context);
    expect(missing).toEqual([]);
  },
  person: async ({ server }, provide) => provide((options) => createPerson(server, options)),
  signInAs: async ({ context, server }, provide) =>
    provide(async (person) => {
      const session = await signInWithPassword(server, person);
      await context.addInitScript((stored) => {
        if (sessionStorage.getItem('signed-in-by-test')) return;
        sessionStorage.setItem('signed-in-by-test', 'yes');
        localStorage.setItem('escale-auth', stored);
      }, JSON.stringify(session));
    }),
  openAs: async ({ browser, baseURL, language, server }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (person, path) => {
      const context = await browser.newContext({ baseURL: baseURL ?? server.url, locale: language });
      contexts.push(context);
      const session = JSON.stringify(await signInWithPassword(server, person));
      await context.addInitScript(
        ([stored = '', chosen = '']) => {
          if (localStorage.getItem('escale-auth') === null) localStorage.setItem('escale-auth', stored);
          localStorage.setItem('escale-language', chosen);
        },
        [session, language],
      );
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  openTrip: async ({ page, person, signInAs }, provide) =>
    provide(async (query = '', content = {}, trip = {}) => {
      const camille = await person();
      const id = await createTrip(camille, trip, content);
      await signInAs(camille);
      await page.goto(`/trip/${id}${query}`);
      return id;
    }),
  sharedTrip: async ({ person }, provide) =>
    provide(async (role, { content = {}, name = 'Thomas' } = {}) => {
      const [camille, thomas] = await Promise.all([person({ premium: true }), person({ name })]);
      const trip = await createTrip(camille, {}, content);
      await addCollaborator(camille, trip, thomas, role);
      return { trip, camille, thomas };
    }),
});

/** What hides the rest of the page from everybody while it is open. */
const LAYER = '[role=dialog][aria-modal=true], [role=alertdialog]';

/**
 * Fails with the list of what axe found on the page as it stands, once no table is dimmed for what it is about to show; on what
 * is open over it alone, where something is.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('table[aria-busy]')).toHaveCount(0);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const builder = new AxeBuilder({ page });
  if ((await page.locator(LAYER).count()) > 0) builder.include(LAYER);
  const { violations } = await builder
    // All in this page, which has no frames of elsewhere: no second page for each look.
    .setLegacyMode()
    // A selector is worked out for what is wrong alone: most of the time went into those of everything else.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target.join(' ')).join('; ')})`,
  );
  expect(found).toEqual([]);
}

/** Opens the planner's dialog for a new item of a kind, by the names on the page. */
export async function openItemDialog(page: Page, add: string, kind: string) {
  await page.getByRole('button', { name: add, exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  return page.getByRole('dialog', { name: kind });
}

/** Opens a menu by its button, and takes an entry of it. */
export async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Nothing of what others do is received on this page: as in the moment before it is, or on a bad line. */
export function receiveNothing(page: Page): Promise<void> {
  return page.routeWebSocket('**/realtime/**', () => {});
}

/** The text of the toast on screen; there is never more than one. */
export function toastOf(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** The line above the page that says that changes were refused, and the list that it opens. */
export function refusedRegion(page: Page) {
  return page.getByRole('region', { name: /^(Modifications refusées|Refused changes)$/ });
}

/** Opens the list of the refused changes, as soon as there are any, unless it is open. */
export async function openRefused(page: Page): Promise<void> {
  const line = refusedRegion(page).locator('button[aria-expanded]');
  await expect(line).toBeVisible();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}

/** The refused changes of the open list, newest last; by a text, the one that says so. */
export function refusedOf(page: Page, text = '') {
  return refusedRegion(page).getByRole('listitem').filter({ hasText: text });
}

export { expect };

/** Runs the application of a rendered page, as the first interaction does. */
export async function interact(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove')));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
