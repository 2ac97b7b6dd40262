import type { Page } from '@playwright/test';
import { expect, type Language, test, toastOf } from './fixtures.ts';

/**
 * The main job, by someone who has never seen Escale: sign up, say who they are, create a trip, plan its five
 * days, come back to it. Everything is done through what the page shows; nothing is prepared.
 */
interface Words {
  signUp: string;
  email: string;
  password: string;
  confirm: string;
  proceed: string;
  finish: string;
  firstName: string;
  lastName: string;
  create: string;
  newTrip: string;
  submit: string;
  title: string;
  start: string;
  end: string;
  day: (n: number) => RegExp;
  add: string;
  kinds: { accommodation: string; activity: string; transport: string; meal: string; note: string };
  fields: {
    address: string;
    checkIn: string;
    checkOut: string;
    date: string;
    time: string;
    endTime: string;
    duration: string;
    price: string;
  };
  save: string;
  added: string;
  costs: string;
  total: string;
  amount: RegExp;
}

const WORDS: Record<Language, Words> = {
  fr: {
    signUp: 'S’inscrire',
    email: 'E-mail',
    password: 'Mot de passe',
    confirm: 'Confirmer le mot de passe',
    proceed: 'Continuer',
    finish: 'Terminer',
    firstName: 'Prénom',
    lastName: 'Nom',
    create: 'Créer un voyage',
    newTrip: 'Nouveau voyage',
    submit: 'Créer',
    title: 'Titre',
    start: 'Date de début',
    end: 'Date de fin',
    day: (n) => new RegExp(`^Jour ${n}\\b`),
    add: 'Ajouter',
    kinds: {
      accommodation: 'Hébergement',
      activity: 'Activité',
      transport: 'Transport',
      meal: 'Repas',
      note: 'Note',
    },
    fields: {
      address: 'Adresse',
      checkIn: 'Arrivée',
      checkOut: 'Départ',
      date: 'Date',
      time: 'Heure',
      endTime: 'Heure de fin',
      duration: 'Durée',
      price: 'Prix',
    },
    save: 'Enregistrer',
    added: 'Élément ajouté !',
    costs: 'Coûts',
    total: 'Coût total',
    amount: /541,50\s€/,
  },
  en: {
    signUp: 'Sign up',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    proceed: 'Continue',
    finish: 'Finish',
    firstName: 'First name',
    lastName: 'Last name',
    create: 'Create a trip',
    newTrip: 'New trip',
    submit: 'Create',
    title: 'Title',
    start: 'Start date',
    end: 'End date',
    day: (n) => new RegExp(`^Day ${n}\\b`),
    add: 'Add',
    kinds: {
      accommodation: 'Accommodation',
      activity: 'Activity',
      transport: 'Transport',
      meal: 'Meal',
      note: 'Note',
    },
    fields: {
      address: 'Address',
      checkIn: 'Check-in',
      checkOut: 'Check-out',
      date: 'Date',
      time: 'Time',
      endTime: 'End time',
      duration: 'Duration',
      price: 'Price',
    },
    save: 'Save',
    added: 'Item added!',
    costs: 'Costs',
    total: 'Total cost',
    amount: /€541\.50/,
  },
};

async function addItem(
  page: Page,
  words: Words,
  kind: keyof Words['kinds'],
  values: Record<string, string>,
): Promise<void> {
  await page.getByRole('button', { name: words.add, exact: true }).click();
  await page.getByRole('menuitem', { name: words.kinds[kind], exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.kinds[kind] });
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText(words.added);
}

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];
    const { fields } = words;

    test('[AUTH-2] [ONB-1] [DASH-3] [TRIP-1] [ITEM-7] [COST-1] a newcomer signs up and plans five days', async ({
      page,
    }) => {
      const email = `newcomer-${language}-${crypto.randomUUID()}@example.org`;
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: words.signUp }).click();
      await page.getByLabel(words.email, { exact: true }).fill(email);
      await page.getByLabel(words.password, { exact: true }).fill('lanterne-verte-42');
      await page.getByLabel(words.confirm, { exact: true }).fill('lanterne-verte-42');
      await page.getByRole('button', { name: words.signUp, exact: true }).click();

      await page.waitForURL('**/onboarding/profile');
      await page.getByLabel(words.firstName, { exact: true }).fill('Camille');
      await page.getByLabel(words.lastName, { exact: true }).fill('Rousseau');
      const finish = page.getByRole('button', { name: words.finish, exact: true });
      const proceed = page.getByRole('button', { name: words.proceed, exact: true });
      while (!(await finish.isVisible())) {
        await proceed.click();
        await expect(proceed.or(finish)).toBeVisible();
      }
      await finish.click();

      await page.waitForURL('**/dashboard');
      await page.getByRole('button', { name: words.create, exact: true }).first().click();
      const newTrip = page.getByRole('dialog', { name: words.newTrip });
      await newTrip.getByLabel('Destination', { exact: true }).fill('Lisbonne');
      await newTrip.getByLabel(words.title, { exact: true }).fill('Lisbonne à deux');
      await newTrip.getByLabel(words.start, { exact: true }).fill('2027-03-12');
      await newTrip.getByLabel(words.end, { exact: true }).fill('2027-03-16');
      await newTrip.getByRole('button', { name: words.submit, exact: true }).click();

      const open = page.getByRole('heading', { level: 1, name: 'Lisbonne à deux' });
      await expect(open).toBeVisible();

      await addItem(page, words, 'transport', {
        [words.title]: 'Bordeaux → Lisbonne',
        [fields.date]: '2027-03-12',
        [fields.time]: '08:00',
        [fields.duration]: '110',
        [fields.price]: '310',
      });
      await addItem(page, words, 'accommodation', {
        [words.title]: 'Memmo Alfama',
        [fields.address]: 'Travessa das Merceeiras 27',
        [fields.checkIn]: '2027-03-12',
        [fields.checkOut]: '2027-03-16',
        [fields.price]: '200',
      });
      await addItem(page, words, 'activity', {
        [words.title]: 'Castelo de São Jorge',
        [fields.date]: '2027-03-13',
        [fields.time]: '15:30',
        [fields.endTime]: '17:00',
        [fields.price]: '15.5',
      });
      await addItem(page, words, 'meal', {
        [words.title]: 'Taberna da Rua das Flores',
        [fields.date]: '2027-03-14',
        [fields.time]: '20:00',
        [fields.price]: '16',
      });
      await addItem(page, words, 'note', { [words.title]: 'Cartes de métro', [fields.date]: '2027-03-15' });

      await page.getByRole('tab', { name: words.costs }).click();
      await expect(page.getByRole('region', { name: words.total }).first()).toContainText(words.amount);

      // It is all stored: a new page shows each thing on its day.
      await page.reload();
      const days = page.getByRole('navigation', { name: /^(Jours|Days)$/ });
      await expect(days.getByRole('link', { name: /^(Jour|Day) \d/ })).toHaveCount(5);
      for (const [n, title] of [
        [1, 'Bordeaux → Lisbonne'],
        [2, 'Castelo de São Jorge'],
        [3, 'Taberna da Rua das Flores'],
        [4, 'Cartes de métro'],
        [5, 'Memmo Alfama'],
      ] as const) {
        await days.getByRole('link', { name: words.day(n) }).click();
        await expect(page.getByRole('article', { name: title }).first()).toBeVisible();
      }
    });
  });
}
