import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const castelo = { title: 'Castelo', date: '2026-12-01', time: '10:00', end_time: '11:30' };

const articleOf = (page: Page, name: string) => page.getByRole('article', { name });

test.describe('moving by keyboard', () => {
  const announcer = (page: Page) => page.getByRole('status').filter({ hasText: /décembre, |à sa place/ });

  test('[PLUS-1] takes up, moves by hour and by day, says where, drops and keeps the focus', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [castelo],
      trip_meals: [{ title: 'Midi', date: '2026-12-02', time: '11:30', end_time: '13:00' }],
    });
    const grip = page.getByRole('button', { name: 'Déplacer : Castelo' });
    await expect(grip).toHaveAccessibleDescription(/Espace saisit.*Échap annule/);
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(announcer(page)).toHaveText(/En main.*Castelo.*mardi 1 décembre, 10:00 – 11:30/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(announcer(page)).toHaveText('mardi 1 décembre, 10:30 – 12:00');
    await page.keyboard.press('ArrowRight');
    await expect(announcer(page)).toHaveText(/mercredi 2 décembre, 10:30 – 12:00\. Chevauche «\sMidi\s»/);
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(announcer(page)).toHaveText(/Posé.*Castelo\. mercredi 2 décembre, 10:30 – 12:00/);
    await expect(articleOf(page, 'Castelo')).toContainText('10:30 – 12:00');
    await expect(grip).toBeFocused();
  });

  test('[PLUS-1] leaves it where it was with Escape', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const grip = page.getByRole('button', { name: 'Déplacer : Castelo' });
    await grip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await expect(announcer(page)).toHaveText('mardi 1 décembre, 11:00 – 12:30');
    await page.keyboard.press('Escape');
    await expect(announcer(page)).toHaveText(/Reste à sa place.*Castelo/);
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await expect(grip).toBeFocused();
  });
});

test.describe('moving by keyboard in English', () => {
  test.use({ language: 'en' });

  test('[PLUS-1] gives an hour to what has none and makes it longer, past midnight', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [{ title: 'Fado', date: '2026-12-01' }] });
    const grip = page.getByRole('button', { name: 'Move: Fado' });
    await expect(grip).toHaveAccessibleDescription(/Space picks up.*Escape cancels/);
    await grip.focus();
    await page.keyboard.press('Space');
    const announcer = page.getByRole('status').filter({ hasText: /December, / });
    await expect(announcer).toHaveText('Picked up: Fado. Tuesday 1 December, Unscheduled');
    await page.keyboard.press('ArrowDown');
    await expect(announcer).toHaveText('Tuesday 1 December, 09:00 – 10:00');
    for (const _ of Array(14)) await page.keyboard.press('PageDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(announcer).toHaveText('Tuesday 1 December, 23:00 – 00:30');
    await page.keyboard.press('Enter');
    await expect(announcer).toHaveText('Dropped: Fado. Tuesday 1 December, 23:00 – 00:30');
    await expect(page.getByRole('article', { name: 'Fado' })).toContainText('ends the next day');
    await expect(grip).toBeFocused();
  });
});
