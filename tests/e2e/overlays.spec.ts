import type { Locator, Page } from '@playwright/test';
import { boxOf } from '#tests/support/pointing.ts';
import { choose, expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-01';
/** More at the same hour than a phone has columns for. */
const CROWDED = ['Castelo', 'Alfama', 'Sé', 'Graça'].map((title) => ({
  title,
  date: DAY,
  time: '10:00',
  end_time: '11:30',
}));

/** The part of the window that an element leaves, in pixels; 0 when it stands whole inside. */
const outsideOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight);
  });

async function expectInside(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect.poll(() => outsideOf(target)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[PLUS-7] [PLUS-20] [SCHED-1] [SHELL-6] menus and lists open whole inside the screen, late code or none', async ({
    page,
    context,
    openTrip,
  }) => {
    const MENUS = /\/menu-list-[^/]+\.js$/;
    const add = page.getByRole('button', { name: 'Ajouter', exact: true });
    const menu = page.getByRole('menu');
    // The code of menus can't be had at first, and is late afterwards.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isMissing = true;
    await page.route(MENUS, async (route) => {
      if (isMissing) return route.abort();
      await released;
      return route.continue();
    });

    await test.step('[SHELL-6] a part of a page that can’t be loaded is named missing, and covers no way to the panels', async () => {
      await openTrip(`?day=${DAY}`, { trip_activities: CROWDED });
      await page.getByRole('button', { name: 'Actions du voyage' }).filter({ visible: true }).tap();
      await expect(page.getByText('Une partie de la page n’a pas pu être chargée.')).toBeVisible();
      await expectAccessible(page);
      const views = page.getByRole('navigation', { name: 'Vues du voyage' });
      await views.getByRole('link', { name: 'Discussion' }).tap();
      await expect(page).toHaveURL(/panel=chat/);
      await page.goBack();
      await context.setOffline(true);
      await expect(page.getByText('Une partie de la page n’est pas encore chargée')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Recharger la page' })).toHaveCount(0);
      await context.setOffline(false);
    });

    await test.step('[SHELL-6] [PLUS-20] it comes with a reload; the first tap on + opens all kinds, though the code of menus is late', async () => {
      isMissing = false;
      await page.getByRole('button', { name: 'Recharger la page' }).tap();
      await expect(page.getByText('Une partie de la page')).toHaveCount(0);
      await expect(add).toBeVisible();
      await add.tap();
      release();
      // Five kinds, and the import of files.
      await expect(menu.getByRole('menuitem')).toHaveCount(6);
      await expectInside(page, menu);
      for (const kind of await menu.getByRole('menuitem').all())
        await expect(kind).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    });

    for (const width of [320, 360, 390])
      await test.step(`[PLUS-7] [SCHED-1] the list of a stack stands inside a screen of ${width} px`, async () => {
        await page.setViewportSize({ width, height: 780 });
        await page.getByRole('button', { name: /^\d autres à partir de/ }).tap();
        const list = page.getByRole('dialog', { name: /^\d autres à partir de/ });
        await expectInside(page, list);
        if (width === 320) await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(list).toHaveCount(0);
      });

    await test.step('[PLUS-7] [PLUS-20] every menu of the planner stands inside the smallest one', async () => {
      await page.setViewportSize({ width: 320, height: 780 });
      const menus = page.locator('button[aria-haspopup=menu]:visible');
      for (let at = 0; at < (await menus.count()); at++) {
        await menus.nth(at).tap();
        await expectInside(page, menu);
        // Nothing of it has to be scrolled to.
        expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
      }
    });
  });
});

/** Controls of the page whose middle another element covers; `within` a part of it. */
const coveredControls = (page: Page, within: string) =>
  page.evaluate(
    (part) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          `:is(${part}) :is(a[href], button, input, select, textarea)`,
        ),
      ]
        // What is scrolled out of the hours is nobody's to press.
        .filter((control) => {
          if (control.closest('[data-slot="timeline-scroll"]')) return false;
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const over = document.elementFromPoint(x, y);
          return over !== null && over.closest('[role=region]:has(> ol[tabindex])') !== null;
        })
        .map((control) => control.ariaLabel ?? control.textContent),
    within,
  );

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
] as const;

test('[TOAST-1] [PLUS-2] a toast covers nothing that a trip is planned with, on any screen', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${DAY}`, {
    trip_activities: SIZES.map(([width]) => ({ title: `Castelo ${width}`, date: DAY })),
  });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await choose(page, `Actions : Castelo ${width}`, 'Supprimer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    const toast = toastOf(page).filter({ hasText: `Castelo ${width}` });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectInside(page, toast);
    // Narrow screens have no room beside the trip's own menu.
    expect(await coveredControls(page, width < 1200 ? 'main nav, main section' : 'main, header')).toEqual([]);
    const { x, y, height: high } = await boxOf(toast);
    const { x: backX, width: backWidth } = await boxOf(
      page.getByRole('link', { name: 'Retour aux voyages' }),
    );
    expect(x).toBeGreaterThanOrEqual(backX + backWidth);
    const schedule = page.getByRole('region', { name: 'Programme', exact: true });
    // On wide screens over the name of the day.
    const hours = page.locator('[data-slot="timeline-scroll"]');
    expect(y + high).toBeLessThan((await boxOf(width < 1200 ? schedule : hours)).y);

    const dialog = await openItemDialog(page, 'Ajouter', 'Transport');
    await expect(toast).toBeVisible();
    await expectInside(page, toast);
    expect(await coveredControls(page, '[role=dialog]')).toEqual([]);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
