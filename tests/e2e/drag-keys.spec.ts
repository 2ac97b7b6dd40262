import type { Page } from '@playwright/test';
import { articleOf, openDay } from '#tests/support/pointing.ts';
import { choose, expect, expectAccessible, test } from './fixtures.ts';

const on = (day: number) => `2026-12-0${day}`;

test('[PLUS-1] an item, or all that are selected, is moved by keyboard, by hour and by day, or stays with Escape', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${on(1)}`, {
    trip_activities: [
      { title: 'Castelo', date: on(1), time: '10:00', end_time: '11:30' },
      { title: 'Musée', date: on(3), time: '10:00', end_time: '11:30' },
      { title: 'Sé', date: on(5), time: '10:00', end_time: '11:30' },
    ],
    trip_meals: [
      { title: 'Midi', date: on(2), time: '11:30', end_time: '13:00' },
      { title: 'Table', date: on(3), time: '12:00', end_time: '13:00' },
    ],
    trip_notes: [{ title: 'Tram', date: on(3) }],
  });
  const announcer = page.getByRole('status').filter({ hasText: /décembre, |à sa place/ });
  const grip = (title: string) => page.getByRole('button', { name: `Déplacer : ${title}` });

  await test.step('[PLUS-1] stays where it was with Escape', async () => {
    await grip('Castelo').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await expect(announcer).toHaveText('mardi 1 décembre, 11:00 – 12:30');
    await page.keyboard.press('Escape');
    await expect(announcer).toHaveText(/Reste à sa place.*Castelo/);
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await expect(grip('Castelo')).toBeFocused();
  });

  await test.step('[PLUS-1] is picked up, goes by hour and by day, hears where, dropped, and keeps the focus', async () => {
    await expect(grip('Castelo')).toHaveAccessibleDescription(/Espace saisit.*Échap annule/);
    await page.keyboard.press('Space');
    await expect(announcer).toHaveText(/En main.*Castelo.*mardi 1 décembre, 10:00 – 11:30/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(announcer).toHaveText('mardi 1 décembre, 10:30 – 12:00');
    await page.keyboard.press('ArrowRight');
    await expect(announcer).toHaveText(/mercredi 2 décembre, 10:30 – 12:00\. Chevauche «\sMidi\s»/);
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(announcer).toHaveText(/Posé.*Castelo\. mercredi 2 décembre, 10:30 – 12:00/);
    await expect(articleOf(page, 'Castelo')).toContainText('10:30 – 12:00');
    await expect(grip('Castelo')).toBeFocused();
  });

  await test.step('[PLUS-1] loses its hour and has it again by a key', async () => {
    await openDay(page, 5);
    await expect(grip('Sé')).toHaveAccessibleDescription(/H retire l’heure ou la rend/);
    await grip('Sé').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('h');
    await expect(announcer).toHaveText('samedi 5 décembre, Sans horaire');
    await page.keyboard.press('h');
    await expect(announcer).toHaveText('samedi 5 décembre, 10:00 – 11:30');
    await page.keyboard.press('h');
    await page.keyboard.press('Space');
    await expect(announcer).toHaveText(/Posé.*Sé\. samedi 5 décembre, Sans horaire/);
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Sé' })).toBeVisible();
    await expect(grip('Sé')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('h');
    await page.keyboard.press('Space');
    await expect(articleOf(page, 'Sé')).toContainText('09:00 – 10:30');
  });

  await test.step('[PLUS-1] all that are selected go with it; how many and where is announced', async () => {
    await openDay(page, 3);
    for (const title of ['Musée', 'Table', 'Tram'])
      await page.getByRole('button', { name: `Détails : ${title}` }).click({ modifiers: ['Control'] });
    await grip('Musée').focus();
    await page.keyboard.press('Space');
    await expect(announcer).toHaveText(/^En main\s: 3 éléments, dont Musée\. jeudi 3 décembre/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(announcer).toHaveText('vendredi 4 décembre, 10:15 – 11:45');
    await expect(page.getByRole('application', { name: 'Déplacement : 3 éléments' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(announcer).toHaveText(/^3 éléments déplacés\. Musée\s: vendredi 4 décembre, 10:15 – 11:45/);
    await expect(articleOf(page, 'Table')).toContainText('12:15 – 13:15');
    await expect(articleOf(page, 'Tram')).toBeVisible();
    await expect(grip('Musée')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('3 sélectionnés');
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[PLUS-1] a first hour, a longer item, and several over midnight are announced', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${on(1)}`, {
      trip_accommodations: [{ title: 'Memmo', check_in: on(3), check_out: on(5) }],
      trip_activities: [
        { title: 'Concert', date: on(1) },
        { title: 'Castelo', date: on(3), time: '10:00', end_time: '11:30' },
        { title: 'Fado', date: on(3), time: '23:00' },
      ],
      trip_meals: [{ title: 'Midi', date: on(3), time: '12:00', end_time: '13:00' }],
      trip_notes: [{ title: 'Tram', date: on(3) }],
    });
    const announcer = page.getByRole('status').filter({ hasText: /December, / });
    const grip = (title: string) => page.getByRole('button', { name: `Move: ${title}` });

    await test.step('[PLUS-1] what has no hour gets one, and is longer, past midnight', async () => {
      await expect(grip('Concert')).toHaveAccessibleDescription(/Space picks up.*Escape cancels/);
      await grip('Concert').focus();
      await page.keyboard.press('Space');
      await expect(announcer).toHaveText('Picked up: Concert. Tuesday 1 December, Unscheduled');
      await page.keyboard.press('ArrowDown');
      await expect(announcer).toHaveText('Tuesday 1 December, 09:00 – 10:00');
      await pressTimes(page, 'PageDown', 14);
      await pressTimes(page, 'Shift+ArrowDown', 2);
      await expect(announcer).toHaveText('Tuesday 1 December, 23:00 – 00:30');
      await page.keyboard.press('Enter');
      await expect(announcer).toHaveText('Dropped: Concert. Tuesday 1 December, 23:00 – 00:30');
      await expect(articleOf(page, 'Concert')).toContainText('ends the next day');
      await expect(grip('Concert')).toBeFocused();
    });

    await test.step('[PLUS-1] of several it is announced what goes over midnight', async () => {
      await openDay(page, 3);
      await choose(page, 'Day actions', 'Select the whole day');
      await expect(page.getByRole('region', { name: 'Selection' })).toContainText('5 selected');
      await expect(grip('Castelo')).toHaveAccessibleDescription(/H clears the time or restores it/);
      await grip('Castelo').focus();
      await page.keyboard.press('Space');
      await expect(announcer).toHaveText(/^Picked up: 5 items, Castelo among them\. Thursday 3 December/);
      await page.keyboard.press('PageDown');
      await expect(announcer).toHaveText(
        'Thursday 3 December, 11:00 – 12:30. 2 stay in place · 1 runs past midnight',
      );
      await page.keyboard.press('Space');
      await expect(announcer).toHaveText('3 items moved. Castelo: Thursday 3 December, 11:00 – 12:30');
      await openDay(page, 4);
      await expect(articleOf(page, 'Fado')).toContainText('00:00 – 01:00');
    });
  });
});

async function pressTimes(page: Page, key: string, times: number) {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
}
