import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

/** The head of the document as crawlers and screen readers find it. */
function headOf(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
      ({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`,
    ),
  }));
}

test.describe('the head of the document', () => {
  test('[SHELL-2] says language, title, description and alternates of the home page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await headOf(page)).toEqual({
      lang: 'fr',
      title: 'Escale, le carnet de voyage à plusieurs',
      description: 'Planifiez vos voyages facilement.',
      alternates: ['fr /', 'en /', 'x-default /'],
    });
  });

  test('[SHELL-2] follows navigation and a switch of language', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle('Contact — Escale');
    expect((await headOf(page)).alternates).toEqual(['fr /contact', 'en /contact', 'x-default /contact']);

    await page.getByRole('banner').getByRole('link', { name: 'Voyages sur mesure' }).click();
    await expect(page).toHaveTitle('Voyages sur mesure — Escale');
    await page.getByRole('button', { name: 'Langue' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page).toHaveTitle('Custom trips — Escale');
    expect(await headOf(page)).toEqual({
      lang: 'en',
      title: 'Custom trips — Escale',
      description:
        'Tell us what you have in mind, however vague. We will come back to you with a first plan, day by day.',
      alternates: ['fr /voyages-sur-mesure', 'en /voyages-sur-mesure', 'x-default /voyages-sur-mesure'],
    });
  });
});

test.describe('addresses', () => {
  for (const address of ['/nowhere', '/trip', '/admin/stats', '/blog/nowhere/at/all']) {
    test(`[SHELL-7] ${address} is unknown and goes home`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('[SHELL-7] /login and /register lead to the two forms', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/auth?action=login');
    await page.goto('/register');
    await expect(page).toHaveURL('/auth?action=signup');
    await expect(page.getByRole('tab', { name: 'Inscription' })).toHaveAttribute('aria-selected', 'true');
  });

  test('[SHELL-7] an unknown address leaves no entry to come back to', async ({ page }) => {
    await page.goto('/contact');
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('layouts', () => {
  for (const address of ['/auth', '/check-email']) {
    test(`[SHELL-8] ${address} has no header and no footer`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  }

  test('[SHELL-8] the blog has a header and a footer of its own', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('banner').getByText('Partir un peu mieux, chaque semaine.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Voyages sur mesure' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Premium' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('[SHELL-8] [ADMIN-2] the administration has a sidebar, whose coming parts say so', async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await person({ role: 'supervisor' }));
    await page.goto('/admin');
    const sidebar = page.getByRole('navigation', { name: 'Administration' });
    await expect(sidebar.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const path of ['dashboard', 'inspiration-trips', 'custom-types', 'stats', 'visited-countries']) {
      const link = sidebar.locator(`a[href="/admin/${path}"]`);
      await expect(link).toContainText('bientôt');
    }
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);
    await sidebar.getByRole('link', { name: 'Statistiques' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a page that breaks', () => {
  test('[SHELL-6] is replaced by a screen that says what happened and leads back', async ({ page }) => {
    // The page's own code can't be had: what a visitor meets after a release, or on a bad line.
    await page.goto('/');
    await page.route(/\/contact[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(/dynamically imported module/)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
  });
});

test('[SHELL-6] a part of a page that can’t be loaded is named missing, and comes with a reload', async ({
  page,
  context,
  openTrip,
}) => {
  const menu = page.getByRole('button', { name: 'Actions du voyage' });
  await page.route('**/assets/menu-list-*.js', (route) => route.abort());
  await openTrip();
  await expect(menu).toBeVisible();
  await menu.click();
  await expect(page.getByText('Une partie de la page n’a pas pu être chargée.')).toBeVisible();
  await expectAccessible(page);
  // On a phone it covers no way to the panels.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Discussion' }).click();
  await expect(page).toHaveURL(/panel=chat/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.setOffline(true);
  await expect(page.getByText('Une partie de la page n’est pas encore chargée')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toHaveCount(0);
  await context.setOffline(false);
  // Where the browser asks again for a module that failed, the notice leaves by itself as soon as it can be had.
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await page.unroute('**/assets/menu-list-*.js');
  await expect(page.getByText('Une partie de la page')).toHaveCount(0);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Modifier le voyage' })).toBeVisible();
});

test.describe('the global loading dialog', () => {
  test('[SHELL-3] waits for a slow sign-out; nothing the user does closes it', async ({
    page,
    person,
    signInAs,
  }) => {
    const traveller = await person();
    await signInAs(traveller);
    await page.goto('/contact');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/auth/v1/logout**', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: traveller.name }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();

    const dialog = page.getByRole('dialog').filter({ hasText: 'Déconnexion…' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);

    letGo();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});
