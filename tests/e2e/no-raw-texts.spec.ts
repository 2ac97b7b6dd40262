import type { Page } from '@playwright/test';
import { rawParts, readKeys, textsOf } from '#tests/support/raw-texts.ts';
import { createTrip, type TripContent } from '#tests/support/trips.ts';
import { expect, type Language, openItemDialog, test } from './fixtures.ts';

/** Every screen, in both languages, shows and speaks texts: no key, no unfilled placeholder. */
const keys = await readKeys();

async function expectNoRawText(page: Page, screen: string) {
  await expect
    .poll(async () => rawParts(await textsOf(page), keys), { message: `raw texts on ${screen}` })
    .toEqual([]);
}

const WORDS = {
  fr: {
    signUp: 'Inscription',
    createTrip: 'Créer un voyage',
    actions: 'Actions : ',
    edit: 'Modifier',
    move: 'Déplacer',
    delete: 'Supprimer',
    pick: 'Sélectionner',
    readNote: 'Lire la note',
    details: 'Détails : ',
    add: 'Ajouter',
    kinds: ['Hébergement', 'Activité', 'Transport', 'Repas', 'Note'],
    save: 'Enregistrer',
    tripActions: 'Actions du voyage',
    tripDialogs: [
      'Modifier le voyage',
      'Copier le voyage',
      'S’abonner au voyage',
      'Partager un lien',
      'Supprimer le voyage',
    ],
    dayActions: 'Actions du jour',
    removeDay: 'Supprimer ce jour',
    userMenu: 'Camille',
    language: 'Langue',
  },
  en: {
    signUp: 'Sign up',
    createTrip: 'Create a trip',
    actions: 'Actions: ',
    edit: 'Edit',
    move: 'Move',
    delete: 'Delete',
    pick: 'Select',
    readNote: 'Read the note',
    details: 'Details: ',
    add: 'Add',
    kinds: ['Accommodation', 'Activity', 'Transport', 'Meal', 'Note'],
    save: 'Save',
    tripActions: 'Trip actions',
    tripDialogs: ['Edit trip', 'Copy the trip', 'Subscribe to the trip', 'Share a link', 'Delete trip'],
    dayActions: 'Day actions',
    removeDay: 'Remove this day',
    userMenu: 'Camille',
    language: 'Language',
  },
} as const satisfies Record<Language, unknown>;

const DAY = '2026-12-02';
const CASTLE = { name: 'Castelo', formatted_address: 'Castelo', lat: 38.7139, lng: -9.1335 };
const SQUARE = { name: 'Praça', formatted_address: 'Praça', lat: 38.7084, lng: -9.1366 };
const CONTENT: TripContent = {
  trip_accommodations: [
    { title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-04', price: 300, location: SQUARE },
    { title: 'Pension', check_in: '2026-11-20', check_out: '2026-11-22', notes: 'Hors des dates' },
  ],
  trip_activities: [
    {
      title: 'Castelo',
      date: DAY,
      time: '10:00',
      end_time: '12:00',
      price: 15,
      location: CASTLE,
      closed_on: [3],
    },
    { title: 'Praça', date: DAY, time: '11:30', end_time: '13:00', location: SQUARE },
  ],
  trip_itineraries: [
    { title: 'Vol', date: DAY, time: '22:00', duration: 180, break_duration: 20, price: 90, currency: 'USD' },
  ],
  trip_meals: [{ title: 'Ramiro', date: DAY }],
  trip_notes: [{ title: 'Visa', content: 'Six mois' }],
};

test('[I18N-5] raw texts would be found wherever they stood', async ({ page }) => {
  await page.setContent(
    `<title>trip:days</title><p>voir trip.days ici</p><img alt="checkIn"><button aria-label="countMeal_other"></button>
     <p title="Jour {{n}}">dayFree</p><p>Le trip. Days</p><p>Premium</p>`,
  );
  expect(rawParts(await textsOf(page), keys).toSorted()).toEqual(
    ['trip:days', 'voir trip.days ici', 'checkIn', 'countMeal_other', 'Jour {{n}}', 'dayFree'].toSorted(),
  );
});

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    test('[I18N-5] [PUB-1] [BLOG-1] public pages have texts alone', async ({ page }) => {
      const addresses = [
        '/',
        '/voyages-sur-mesure',
        '/voyages-a-theme/nulle-part',
        '/premium',
        '/contact',
        '/blog',
        '/blog/destinations',
        '/blog/posts/nulle-part',
        '/partage/nulle-part',
        '/check-email',
      ];
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectNoRawText(page, address);
      }
      const theme = page.locator('a[href^="/voyages-a-theme/"]').first();
      await page.goto('/voyages-a-theme/nulle-part');
      await theme.click();
      await expectNoRawText(page, 'a theme');
      await page.goto('/contact');
      await page.getByRole('button', { name: words.language }).first().click();
      await page.getByRole('main').getByRole('button').last().click();
      await expectNoRawText(page, 'the contact form, refused');
      await page.route(/\/premium[^/]*\.js$/, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Premium' }).first().click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
      await expectNoRawText(page, 'the error screen');
    });

    test('[I18N-5] [AUTH-1] the forms of accounts have texts alone', async ({ page }) => {
      for (const action of ['login', 'signup', 'forgot', 'new-password']) {
        await page.goto(`/auth?action=${action}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        const submit = page.locator('form button[type=submit]');
        if ((await submit.count()) > 0) await submit.first().click();
        await expectNoRawText(page, `/auth?action=${action}`);
      }
    });

    test('[I18N-5] [DASH-1] [ADMIN-1] pages of those who are signed in have texts alone', async ({
      page,
      person,
      signInAs,
    }) => {
      const camille = await person({ premium: true, role: 'supervisor' });
      await signInAs(camille);
      for (const address of [
        '/dashboard',
        '/profile',
        '/premium',
        '/onboarding/profile',
        '/admin',
        ...['countries', 'airports', 'activities', 'activities/new', 'blog', 'blog/new'].map(
          (part) => `/admin/${part}`,
        ),
        ...['legal', 'legal/terms', 'users', 'requests', 'messages', 'audit', 'security'].map(
          (part) => `/admin/${part}`,
        ),
      ]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectNoRawText(page, address);
      }
      await createTrip(camille, {}, CONTENT);
      await createTrip(camille, { title: 'Porto', start_date: '2025-05-01', end_date: '2025-05-03' });
      await createTrip(camille, {
        title: 'Faro',
        start_date: '2027-05-01',
        end_date: '2027-05-03',
        status: 'draft',
      });
      await page.goto('/dashboard');
      await page.getByRole('button', { name: `${words.actions}Faro` }).click();
      await expectNoRawText(page, 'the dashboard with trips');
      await page.getByRole('menuitem', { name: words.delete }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoRawText(page, 'the question before a trip is deleted');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.createTrip }).first().click();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await expectNoRawText(page, 'the dialog of a new trip, refused');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.userMenu }).click();
      await expectNoRawText(page, 'the menu of the account');
    });

    test('[I18N-5] [TRIP-1] the planner and its panels have texts alone', async ({ page, openTrip }) => {
      const id = await openTrip(`?day=${DAY}`, CONTENT, { budget: 200 });
      await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await expectNoRawText(page, `the panel ${await tab.innerText()}`);
      }
      for (const title of ['Castelo', 'Vol', 'Ramiro', 'Visa', 'Memmo']) {
        await page
          .getByRole('button', { name: `${words.details}${title}` })
          .first()
          .press('Enter');
        await expectNoRawText(page, `the details of ${title}`);
      }
      await page.goto(`/trip/${id}?day=outside`);
      await expect(page.getByRole('article', { name: 'Pension' })).toBeVisible();
      await expectNoRawText(page, 'what lies outside the dates');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('region').first()).toBeVisible();
      await expectNoRawText(page, 'the print sheet');
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`/trip/${crypto.randomUUID()}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoRawText(page, 'a trip that is none');
    });

    test('[I18N-5] [ITEM-5] the dialogs of the planner have texts alone', async ({ page, openTrip }) => {
      await openTrip(`?day=${DAY}`, CONTENT);
      for (const kind of words.kinds) {
        const dialog = await openItemDialog(page, words.add, kind);
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectNoRawText(page, `the dialog of ${kind}, refused`);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      const choose = async (button: string, item: string) => {
        await page.getByRole('button', { name: button, exact: true }).first().press('Enter');
        await expectNoRawText(page, `the menu ${button}`);
        await page.getByRole('menuitem', { name: item, exact: true }).click();
      };
      for (const [button, item] of [
        [`${words.actions}Castelo`, words.move],
        [`${words.actions}Castelo`, words.delete],
        [words.dayActions, words.removeDay],
        ...words.tripDialogs.map((name) => [words.tripActions, name] as const),
      ] as const) {
        await choose(button, item);
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect(dialog).toBeVisible();
        await expectNoRawText(page, `the dialog ${item}`);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await choose(`${words.actions}Castelo`, words.pick);
      await expectNoRawText(page, 'the bar of what is selected');
    });
  });
}
