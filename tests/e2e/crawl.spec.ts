import { follow } from '#tests/support/page-parts.ts';
import { rawParts, readKeys, textsOf } from '#tests/support/raw-texts.ts';
import { screenFaults, twoFrames } from '#tests/support/screen-faults.ts';
import { createTrip, type TripContent } from '#tests/support/trips.ts';
import { test as base, expect, expectAccessible, interact } from './fixtures.ts';

/**
 * Every screen, menu and dialog: see `screenFaults`; no raw text, no error on the console, nothing that axe finds; and scripts
 * take over what the server rendered. On a phone and a desk in French, some of them in English and dark; with `CRAWL=full` all
 * of them at seven widths, in both languages, light and dark.
 */
const isFull = process.env.CRAWL === 'full';
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
  '/voyages-a-theme',
  '/voyages-a-theme/montagne',
  '/carnets',
  '/carnets/cinq-jours-a-lisbonne',
  '/voyages-sur-mesure',
  '/conseils',
  '/conseils/pt',
  '/contact',
  '/blog',
  '/blog/posts/kyoto-en-hiver',
  '/blog/destinations',
  '/conditions',
  '/confidentialite',
  '/mentions-legales',
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
      'Imprimer',
      'Partager un lien',
      'Supprimer le voyage',
    ],
  ],
  en: [
    ['Add', 'Accommodation', 'Activity', 'Transport', 'Meal', 'Note'],
    ['Trip actions', 'Edit trip', 'Copy the trip', 'Print', 'Share a link', 'Delete trip'],
  ],
} as const;

/** Of each kind of screen one. */
const SAMPLE = ['/', '/carnets/cinq-jours-a-lisbonne', '/contact', '/blog/posts/kyoto-en-hiver', '/auth'];
const ADMIN_SAMPLE = ['/admin', '/admin/users', '/admin/blog/new'];

interface Run {
  isTouch: boolean;
  sizes: readonly number[];
  use: { language: 'fr' | 'en'; colorScheme: 'light' | 'dark' };
}

const FINGER = { isTouch: true, sizes: [320, 360, 390, 820] };
const MOUSE = { isTouch: false, sizes: [320, 1280, 1440, 2560] };
const SIZES = [390, 1440];
const RUNS: readonly Run[] = isFull
  ? (['fr', 'en'] as const).flatMap((language) =>
      (['light', 'dark'] as const).flatMap((colorScheme) =>
        [FINGER, MOUSE].map((pointer) => ({ ...pointer, use: { language, colorScheme } })),
      ),
    )
  : [{ isTouch: true, sizes: SIZES, use: { language: 'fr', colorScheme: 'light' } }];

interface Crawl {
  /** Opens a page that the server renders: its scripts change nothing of it, and read nothing again. */
  open: (address: string) => Promise<void>;
  visit: (address: string) => Promise<void>;
  /** Goes to another page of the administration from one of them, as its links do. */
  visitNext: (address: string) => Promise<void>;
  /** Shows another part of the page that is open, as its links do. */
  visitPart: (address: string) => Promise<void>;
  /** Opens each menu of the page, looks at it and closes it: the focus goes back to its button. */
  openMenus: () => Promise<void>;
  /** The same with the dialogs that these entries of a menu open. */
  openDialogs: (menu: string, entries: readonly string[]) => Promise<void>;
}

const heightAt = (width: number) => ({ 820: 1180, 1280: 720 })[width] ?? (width < 820 ? 780 : 1000);

const test = base.extend<{ run: Run | null; crawl: Crawl }>({
  run: [null, { option: true }],
  crawl: async ({ page, run, baseURL }, provide) => {
    if (!run) throw new Error('The sizes of the crawl are missing.');
    const found = new Map<string, number[]>();
    const note = (fault: string, width = 0) => found.set(fault, [...(found.get(fault) ?? []), width]);
    const reads: string[] = [];
    let isRendered = false;
    page.on('console', (message) => {
      // A map's tiles come from elsewhere.
      const isOwn = message.location().url.startsWith(String(baseURL));
      const isFault = message.type() === 'error' || (isRendered && message.type() === 'warning');
      if (isFault && (isOwn || isRendered)) note(`console: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => note(`error: ${message}`));
    page.on('request', (request) => {
      if (/\/(rest|functions)\/v1\//.test(request.url())) reads.push(request.url());
    });
    // React would replace the document's elements if they did not fit.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(document.querySelector('main') ?? {}, { isOfServer: true });
      }),
    );
    const look = async (screen: string, sizes: readonly number[]) => {
      for (const [at, width] of sizes.entries()) {
        await page.setViewportSize({ width, height: heightAt(width) });
        await twoFrames(page);
        // Wider screens are pressed with a mouse: here they are looked at in the same page.
        const isTouch = run.isTouch && width < 1280;
        for (const fault of await screenFaults(page, { isTouch })) note(`${screen}: ${fault}`, width);
        if (at === 0)
          await expectAccessible(page).catch((error: Error) => note(`${screen}: ${error.message}`, width));
      }
      for (const raw of rawParts(await textsOf(page), keys)) note(`${screen}: raw text ${raw}`);
    };
    const lookAt = (address: string) => look(address.replace(/[-0-9a-f]{36}/, ''), run.sizes);
    const first = run.sizes[0] ?? 390;
    await provide({
      open: async (address) => {
        isRendered = true;
        reads.length = 0;
        await page.goto(address);
        await interact(page);
        const hasSameNodes = await page.evaluate(() =>
          Reflect.get(document.querySelector('main') ?? {}, 'isOfServer'),
        );
        if (hasSameNodes !== true) note(`${address}: rendered again`);
        for (const read of reads) note(`${address}: reads ${read} again`);
        isRendered = false;
        await lookAt(address);
      },
      visit: async (address) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await lookAt(address);
      },
      visitNext: async (address) => {
        await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-seen', ''));
        await follow(page, address);
        await expect(page.locator('main h1:not([data-seen])')).toBeVisible();
        await lookAt(address);
      },
      visitPart: async (address) => {
        await follow(page, address);
        let before = '';
        await expect
          .poll(async () => {
            const [now, last] = [await page.getByRole('main').innerHTML(), before];
            before = now;
            return now === last;
          })
          .toBe(true);
        await lookAt(address);
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
        await page.setViewportSize({ width: first, height: heightAt(first) });
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

test.describe.configure({ timeout: isFull ? 400_000 : 120_000 });

for (const run of RUNS) {
  const { language, colorScheme } = run.use;
  test.describe(`with a ${run.isTouch ? 'finger' : 'mouse'}, in ${language}, ${colorScheme}`, () => {
    test.use({ ...run.use, run, ...(run.isTouch && { hasTouch: true, isMobile: true }) });

    test('[PLUS-7] [PLUS-15] [PLUS-20] [PLUS-22] [I18N-5] [PUB-1] public pages fit every screen', async ({
      crawl,
    }) => {
      for (const address of PUBLIC) await crawl.open(address);
    });

    test('[PLUS-7] [PLUS-20] [I18N-5] [ADMIN-1] so do the pages of supervisors', async ({
      crawl,
      person,
      signInAs,
    }) => {
      await signInAs(await person({ premium: true, role: 'supervisor' }));
      for (const address of ['/profile', '/onboarding/profile', '/admin']) await crawl.visit(address);
      for (const address of ADMIN.slice(1)) await crawl.visitNext(address);
    });

    for (const part of ['the planner’s views', 'its menus and dialogs'] as const)
      test(`[PLUS-7] [PLUS-20] [PLUS-22] [I18N-5] so do ${part}`, async ({ crawl, person, signInAs }) => {
        const camille = await person({ premium: true });
        const trip = await createTrip(camille, {}, CONTENT);
        await signInAs(camille);
        const [day = '', ...views] = VIEWS.map((view) => `/trip/${trip}?day=${view}`);
        await crawl.visit(day);
        if (part === 'the planner’s views') {
          for (const view of views) await crawl.visitPart(view);
          return crawl.visit('/dashboard');
        }
        await crawl.openMenus();
        for (const [menu, ...entries] of DIALOGS[language]) await crawl.openDialogs(menu, entries);
      });
  });
}

if (!isFull)
  test.describe('with a mouse, in English, dark', () => {
    const run: Run = { isTouch: false, sizes: SIZES, use: { language: 'en', colorScheme: 'dark' } };
    test.use({ ...run.use, run });

    test('[PLUS-7] [PLUS-15] [PLUS-20] [I18N-5] a screen of each kind', async ({
      crawl,
      person,
      signInAs,
    }) => {
      for (const address of SAMPLE) await crawl.open(address);
      const sue = await person({ premium: true, role: 'supervisor' });
      const trip = await createTrip(sue, {}, CONTENT);
      await signInAs(sue);
      const [first = '', ...rest] = ADMIN_SAMPLE;
      await crawl.visit(first);
      for (const address of rest) await crawl.visitNext(address);
      await crawl.visit(`/trip/${trip}?day=${DAY}&panel=costs`);
      await crawl.visitPart(`/trip/${trip}?day=${DAY}`);
      const [[menu, , entry]] = DIALOGS.en;
      await crawl.openDialogs(menu, [entry]);
    });
  });
