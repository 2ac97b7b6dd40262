import type { Browser, Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { FILES } from '#tests/support/documents.ts';
import { createTrip, type TripContent } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const CASTELO = { name: 'Castelo', formatted_address: 'Rua de Santa Cruz', lat: 38.7139, lng: -9.1334 };
const MEAL = { title: 'Pastéis', date: '2026-12-03', time: '10:00' };
const CONTENT: TripContent = {
  trip_accommodations: [
    {
      title: 'Casa do Largo',
      address: 'Largo do Carmo 8',
      check_in: '2026-12-01',
      check_out: '2026-12-04',
      price: 4321,
    },
  ],
  trip_activities: [
    {
      title: 'Castelo de São Jorge',
      date: '2026-12-02',
      time: '10:00',
      notes: 'Entrée par la rue du bas',
      location: CASTELO,
    },
  ],
  trip_meals: [
    {
      title: 'Diner',
      date: '2026-12-02',
      time: '19:00',
      price: 100,
      currency: 'USD',
      rate: { from: 'USD', to: 'EUR', value: '0.9' },
    },
    { title: 'Souk', date: '2026-12-02', time: '21:00', price: 200, currency: 'MAD' },
  ],
  trip_notes: [{ title: 'Adaptateurs', content: 'Prises de type F' }],
};

async function openShareDialog(page: Page) {
  await page.getByRole('button', { name: 'Actions du voyage' }).click();
  await page.getByRole('menuitem', { name: 'Partager un lien' }).click();
  return page.getByRole('dialog', { name: 'Partager un lien' });
}

/** Somebody without an account, whose browser asks for a language that no text exists in. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function addDocument(
  { id: userId, client }: Person,
  trip: string,
  { name, file, item = null }: { name: string; file: Buffer<ArrayBuffer>; item?: string | null },
) {
  const id = crypto.randomUUID();
  const stored = await client.storage.from('documents').upload(`${trip}/${id}`, file);
  if (stored.error) throw stored.error;
  const row = { id, trip_id: trip, item_id: item, name, created_by: userId };
  const { error } = await client.from('trip_documents').insert(row);
  if (error) throw new Error(error.message);
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[PLUS-4] [I18N-1] [PLUS-7] a link to a trip is made, shown once, opened by anyone in their language, and revoked', async ({
  page,
  context,
  browser,
  openTrip,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTrip('', CONTENT);
  const dialog = await openShareDialog(page);
  const create = dialog.getByRole('button', { name: 'Créer un lien' });
  const field = dialog.getByRole('textbox', { name: 'Lien vers le voyage' });

  await test.step('[PLUS-4] one that could not be made says why, and leaves the dialog as it was', async () => {
    await expect(dialog).toContainText('Aucun lien ne mène à ce voyage.');
    await page.route('**/rest/v1/rpc/share_trip', (route) => route.abort());
    await create.click();
    await expect(toastOf(page)).toContainText('Le lien n’a pas pu être créé');
    await expect(create).toBeEnabled();
    await page.unroute('**/rest/v1/rpc/share_trip');
  });

  const address =
    await test.step('[PLUS-4] made and copied; selected where it cannot be copied', async () => {
      await create.click();
      await expect(field).toHaveValue(/\/partage\/[0-9a-f]{64}$/);
      await expect(dialog.getByRole('img', { name: 'Code QR du lien' })).toBeVisible();
      await page.evaluate(() => {
        const write = navigator.clipboard.writeText.bind(navigator.clipboard);
        navigator.clipboard.writeText = () => {
          navigator.clipboard.writeText = write;
          return Promise.reject(new Error('refused'));
        };
        Object.assign(document, { execCommand: () => false });
      });
      await dialog.getByRole('button', { name: 'Copier' }).click();
      await expect(toastOf(page)).toContainText('Le navigateur refuse de copier');
      await expect(field).toBeFocused();
      const selected = await field.evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd,
      ]);
      expect(selected).toEqual([0, (await field.inputValue()).length]);

      await dialog.getByRole('button', { name: 'Copier' }).click();
      await expect(dialog.getByRole('button', { name: 'Copié' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await expect(field).toHaveValue(copied);
      await expectAccessible(page);
      return copied;
    });

  const theirs = await visit(browser, address);
  await test.step('[PLUS-4] opened by anyone, without prices and names', async () => {
    await expect(theirs.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
    await expect(theirs.getByRole('region', { name: 'mercredi 2 décembre 2026' })).toContainText(
      /10:00.*Castelo de São Jorge.*Rua de Santa Cruz.*Entrée par la rue du bas/s,
    );
    await expect(theirs).toHaveTitle(/Lisbonne en décembre/);
    await expect(theirs.getByText(/4\s?321|Camille|\$US|MAD|€/)).toHaveCount(0);
    await expect(theirs.getByText('Voyage partagé, en lecture seule.')).toBeVisible();
  });

  await test.step('[PLUS-4] [PLUS-7] it reads well on any screen, light and dark, with a map', async () => {
    for (const width of [820, 1440, 390]) {
      await theirs.setViewportSize({ width, height: 900 });
      await theirs.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
      await expect.poll(() => overflowOf(theirs)).toBe(0);
    }
    await expectAccessible(theirs);
    await theirs.setViewportSize({ width: 1440, height: 900 });
    await theirs.getByRole('button', { name: 'Carte' }).click();
    await expect(theirs.getByRole('button', { name: /Castelo de São Jorge/ })).toBeVisible();
    await theirs.getByRole('navigation', { name: 'Jours' }).getByRole('link').nth(1).click();
    await expect(theirs.getByText('Entrée par la rue du bas')).toBeInViewport();
  });

  await test.step('[PLUS-4] [I18N-1] its page speaks French until its reader chooses English, and keeps to that', async () => {
    await theirs.getByRole('button', { name: 'Langue' }).click();
    await theirs.getByRole('option', { name: 'English' }).click();
    await expect(theirs.getByText('A shared trip, read only.')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('region', { name: /^Wednesday,? 2 December 2026$/ })).toContainText(
      'Castelo de São Jorge',
    );
    await expect(theirs.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('[PLUS-4] opened again, the dialog knows of the link, and its secret no more; revoked, it leads nowhere', async () => {
    await page.keyboard.press('Escape');
    await openShareDialog(page);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Révoquer' }).click();
    const question = page.getByRole('alertdialog', { name: 'Révoquer ce lien ?' });
    await question.getByRole('button', { name: 'Révoquer' }).click();
    await expect(toastOf(page)).toContainText('Lien révoqué');
    await expect(dialog).toContainText('Aucun lien ne mène à ce voyage.');
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'This link no longer leads anywhere' })).toBeVisible();
    await theirs.context().close();
    await page.keyboard.press('Escape');
  });

  await test.step('[PLUS-4] [PLUS-7] its dialog and that of the calendar fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [name, button, text] of [
      ['Partager un lien', 'Créer un lien', 'Lien vers le voyage'],
      ['S’abonner au voyage', 'Créer l’adresse', 'Adresse de l’agenda'],
    ] as const) {
      await page.getByRole('button', { name: 'Actions du voyage' }).click();
      await page.getByRole('menuitem', { name }).click();
      const phone = page.getByRole('dialog', { name });
      await phone.getByRole('button', { name: button }).click();
      await expect(phone.getByRole('textbox', { name: text })).toHaveValue(/[0-9a-f]{64}/);
      expect(await phone.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(phone).toBeHidden();
    }
  });
});

test('[PLUS-4] [PLUS-10] [PLUS-12] a link shows prices and documents when its maker wants that, and ends it on open pages', async ({
  page,
  browser,
  person,
  signInAs,
}) => {
  const camille = await person();
  const meal = { ...MEAL, id: crypto.randomUUID() };
  const trip = await createTrip(
    camille,
    {},
    { ...CONTENT, trip_meals: [...(CONTENT.trip_meals ?? []), meal] },
  );
  await addDocument(camille, trip, { name: 'Menu.pdf', file: FILES.scriptedPdf, item: meal.id });
  await addDocument(camille, trip, { name: 'Assurance.txt', file: FILES.text });
  await addDocument(camille, trip, { name: 'Passeport.png', file: FILES.png });
  await signInAs(camille);
  await page.goto('/dashboard');
  await test.step('[PLUS-12] the dashboard shows each currency, and what has a rate in the trip’s, too', async () => {
    await expect(
      page.getByText(
        /4\s321,00\s€ \+\s200,00\sMAD \+\s100,00\s\$US · ≈\s4\s411,00\s€ \+\s200,00\sMAD aux taux connus/,
      ),
    ).toBeVisible();
    await page
      .getByRole('region', { name: 'Prochain voyage' })
      .getByRole('link', { name: 'Lisbonne en décembre' })
      .click();
  });

  const dialog = await openShareDialog(page);
  const prices = dialog.getByRole('switch', { name: /^Montrer aussi les prix/ });
  await expect(prices).not.toBeChecked();
  await prices.check();
  await dialog.getByRole('button', { name: 'Créer un lien' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('avec les prix');
  const theirs = await visit(
    browser,
    await dialog.getByRole('textbox', { name: 'Lien vers le voyage' }).inputValue(),
  );

  await test.step('[PLUS-4] [PLUS-12] the shared page has prices, with what was paid beside a conversion', async () => {
    await expect(theirs.getByText(/Prix\s: 4\s321,00\s€/)).toHaveCount(1);
    await expect(
      theirs.getByText(
        /total 4\s321,00\s€ \+\s200,00\sMAD \+\s100,00\s\$US · ≈\s4\s411,00\s€ \+\s200,00\sMAD aux taux connus/,
      ),
    ).toBeVisible();
    const day = theirs.getByRole('region', { name: 'mercredi 2 décembre 2026' });
    await expect(day).toContainText(/100,00\s\$US · ≈ 90,00\s€ · 1 USD = 0,9 EUR/);
    await expect(day).toContainText(/200,00\sMAD · sans taux/);
    await expect(theirs.getByText('Camille')).toHaveCount(0);
    await expect(theirs.getByText(/Menu\.pdf|Assurance|Passeport/)).toHaveCount(0);
  });

  const day = theirs.getByRole('region', { name: 'jeudi 3 décembre 2026' });
  await test.step('[PLUS-10] the documents that are ticked are each where it belongs; another is not there', async () => {
    await dialog.getByText('Aucun document montré').click();
    for (const name of ['Menu.pdf', 'Assurance.txt']) await dialog.getByRole('checkbox', { name }).check();
    await expect(dialog.getByText('2 documents montrés')).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // The dialog shows a tick before the server has it.
    await expect(async () => {
      await theirs.reload();
      for (const name of ['Menu.pdf', 'Assurance.txt'])
        await expect(theirs.getByRole('button', { name })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(day.getByRole('button', { name: 'Menu.pdf' })).toBeVisible();
    await expect(day.getByText('Assurance.txt')).toHaveCount(0);
    await expect(theirs.getByText('Passeport.png')).toHaveCount(0);
    await expectAccessible(theirs);
  });

  await test.step('[PLUS-10] they are opened and downloaded', async () => {
    await theirs.getByRole('button', { name: 'Assurance.txt' }).click();
    await expect(theirs.getByRole('dialog')).toContainText('Clés sous le paillasson');
    await theirs.keyboard.press('Escape');
    await day.getByRole('button', { name: 'Menu.pdf' }).click();
    const viewer = theirs.getByRole('dialog', { name: 'Menu.pdf' });
    await expect(viewer.getByRole('img', { name: 'Page 1 sur 1' }).locator('canvas')).toBeVisible();
    const download = theirs.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Télécharger' }).click();
    expect((await download).suggestedFilename()).toBe('Menu.pdf');
    await theirs.keyboard.press('Escape');
  });

  await test.step('[PLUS-10] unticked, it is gone from a page that is open already too', async () => {
    await dialog.getByRole('checkbox', { name: 'Menu.pdf' }).uncheck();
    await expect(dialog.getByText('1 document montré')).toBeVisible();
    await day.getByRole('button', { name: 'Menu.pdf' }).click();
    await expect(theirs.getByRole('dialog')).toContainText('Ce document n’est plus là.');
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Assurance.txt' })).toBeVisible();
    await expect(theirs.getByText('Menu.pdf')).toHaveCount(0);
    await theirs.context().close();
  });
});
