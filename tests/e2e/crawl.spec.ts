import type { Page } from '@playwright/test';
import { rawParts, readKeys, textsOf } from '#tests/support/raw-texts.ts';
import { screenFaults } from '#tests/support/screen-faults.ts';
import { createTrip, type TripContent } from '#tests/support/trips.ts';
import { test as base, expect } from './fixtures.ts';

/** Every screen, menu and dialog, at every size: see `screenFaults`; and no raw text, no error on the console. */
const keys = await readKeys();

const DAY = '2026-12-02';
const place = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });
const at = (title: string, time: string, end_time: string, rest = {}) => ({
  title,
  date: DAY,
  time,
  end_time,
  ...rest,
});
const SQUARE = place('Praça', 38.7084, -9.1366);
const CONTENT: TripContent = {
  trip_accommodations: [
    { title: 'Memmo Alfama', check_in: '2026-12-01', check_out: '2026-12-04', price: 300, location: SQUARE },
  ],
  trip_activities: [
    at('Castelo de São Jorge', '10:00', '12:00', {
      price: 1250.5,
      location: place('Castelo', 38.7139, -9.1335),
    }),
    at('Praça do Comércio', '11:30', '13:00', { location: SQUARE }),
    at('Sé', '11:30', '13:00'),
    at('Graça', '11:30', '13:00'),
    { title: 'Aquarium', date: '2026-12-20', time: '09:00' },
  ],
  trip_itineraries: [{ title: 'Vol', date: DAY, time: '22:00', duration: 180, price: 90 }],
  trip_meals: [{ title: 'Ramiro', date: DAY }],
  trip_notes: [{ title: 'Visa', content: 'Six mois' }],
};

const PUBLIC = [
  '/',
  '/premium',
  '/voyages-a-theme/montagne',
  '/carnets/cinq-jours-a-lisbonne',
  '/voyages-sur-mesure',
  '/conseils',
  '/conseils/pt',
  '/contact',
  '/blog',
  '/blog/posts/kyoto-en-hiver',
  '/blog/destinations',
  '/conditions',
  '/auth',
  '/auth?action=signup',
  '/auth?action=forgot',
];
const ADMIN = [
  '',
  ...['/countries', '/airports', '/activities', '/activities/new', '/blog', '/blog/new', '/legal'],
  ...['/themes', '/samples'],
  ...['/legal/terms', '/users', '/requests', '/messages', '/audit', '/security'],
].map((part) => `/admin${part}`);
const PANELS = ['map', 'ideas', 'chat', 'tasks', 'costs', 'people'];
const VIEWS = [DAY, 'agenda', 'outside', ...PANELS.map((panel) => `${DAY}&panel=${panel}`)];

const DIALOGS = {
  fr: [
    ['Ajouter', 'Hébergement', 'Activité', 'Transport', 'Repas', 'Note'],
    [
      'Actions du voyage',
      'Modifier le voyage',
      'Copier le voyage',
      'Partager un lien',
      'Supprimer le voyage',
    ],
  ],
  en: [
    ['Add', 'Accommodation', 'Activity', 'Transport', 'Meal', 'Note'],
    ['Trip actions', 'Edit trip', 'Copy the trip', 'Share a link', 'Delete trip'],
  ],
} as const;

/** Languages and themes take turns, so that each is seen at wide and narrow sizes. */
const RUNS = [
  { name: 'finger, in French', isTouch: true, sizes: [320, 360, 390, 820], use: { language: 'fr' } },
  {
    name: 'mouse, in English, dark',
    isTouch: false,
    sizes: [320, 1280, 1440, 2560],
    use: { language: 'en', colorScheme: 'dark' },
  },
] as const;

interface Crawl {
  visit: (address: string) => Promise<void>;
  /** Opens each menu of the page, looks at it and closes it: the focus goes back to its button. */
  openMenus: () => Promise<void>;
  /** The same with the dialogs that these entries of a menu open. */
  openDialogs: (menu: string, entries: readonly string[]) => Promise<void>;
}

const heightAt = (width: number) => ({ 820: 1180, 1280: 720 })[width] ?? (width < 820 ? 780 : 1000);

const test = base.extend<{ run: (typeof RUNS)[number] | null; crawl: Crawl }>({
  run: [null, { option: true }],
  crawl: async ({ page, run, baseURL }, provide) => {
    if (!run) throw new Error('The sizes of the crawl are missing.');
    const found = new Map<string, number[]>();
    const note = (fault: string, width: number) => found.set(fault, [...(found.get(fault) ?? []), width]);
    page.on('console', (message) => {
      // A map's tiles come from elsewhere.
      const isOwn = message.location().url.startsWith(String(baseURL));
      if (message.type() === 'error' && isOwn) note(`console: ${message.text()}`, 0);
    });
    page.on('pageerror', ({ message }) => note(`error: ${message}`, 0));
    const look = async (screen: string, sizes: readonly number[]) => {
      for (const width of sizes) {
        await page.setViewportSize({ width, height: heightAt(width) });
        await twoFrames(page);
        for (const fault of await screenFaults(page, run)) note(`${screen}: ${fault}`, width);
      }
      for (const raw of rawParts(await textsOf(page), keys)) note(`${screen}: raw text ${raw}`, 0);
    };
    const [first] = run.sizes;
    await provide({
      visit: async (address) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await look(address.replace(/[-0-9a-f]{36}/, ''), run.sizes);
      },
      openMenus: async () => {
        await page.setViewportSize({ width: first, height: heightAt(first) });
        const menus = page.locator('button[aria-haspopup=menu]:visible');
        for (let index = 0; index < (await menus.count()); index++) {
          const button = menus.nth(index);
          await button.press('Enter');
          await expect(page.getByRole('menuitem').first()).toBeVisible();
          await look(`menu ${await button.getAttribute('aria-label')}`, [first]);
          await page.keyboard.press('Escape');
          await expect(button).toBeFocused();
        }
      },
      openDialogs: async (menu, entries) => {
        const button = page.getByRole('button', { name: menu, exact: true }).filter({ visible: true });
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        for (const name of entries) {
          await button.press('Enter');
          await page.getByRole('menuitem', { name, exact: true }).press('Enter');
          await expect(dialog).toBeVisible();
          await look(`dialog ${name}`, [first]);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          await expect(button).toBeFocused();
        }
      },
    });
    expect([...found].map(([fault, widths]) => `${fault} @ ${widths.join(' ')}`)).toEqual([]);
  },
});

/** A new size is laid out, and what follows it is rendered. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );

for (const run of RUNS)
  test.describe(`with a ${run.name}`, () => {
    test.use({ ...run.use, run, ...(run.isTouch && { hasTouch: true, isMobile: true }) });
    test.describe.configure({ timeout: 120_000 });

    test('[PLUS-7] [PLUS-20] [I18N-5] [PUB-1] public pages fit every screen', async ({ crawl }) => {
      for (const address of PUBLIC) await crawl.visit(address);
    });

    test('[PLUS-7] [PLUS-20] [I18N-5] [ADMIN-1] so do the pages of supervisors', async ({
      crawl,
      person,
      signInAs,
    }) => {
      await signInAs(await person({ premium: true, role: 'supervisor' }));
      for (const address of ['/profile', '/onboarding/profile', ...ADMIN]) await crawl.visit(address);
    });

    test('[PLUS-7] [PLUS-20] [PLUS-22] [I18N-5] so does the planner, with its menus and dialogs', async ({
      crawl,
      person,
      signInAs,
      language,
    }) => {
      const camille = await person({ premium: true });
      const trip = await createTrip(camille, {}, CONTENT);
      await signInAs(camille);
      await crawl.visit('/dashboard');
      for (const view of VIEWS.toReversed()) await crawl.visit(`/trip/${trip}?day=${view}`);
      await crawl.openMenus();
      for (const [menu, ...entries] of DIALOGS[language]) await crawl.openDialogs(menu, entries);
    });
  });
