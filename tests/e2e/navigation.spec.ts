import dashboard from '#i18n/locales/fr/dashboard.ts';
import features from '#i18n/locales/fr/features.ts';
import landing from '#i18n/locales/fr/landing.ts';
import { headerLinks, headOf, tabThrough } from '#tests/support/page-parts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, interact, test, toastOf } from './fixtures.ts';

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const SIGNED_OUT = ['Voyages sur mesure', 'Blog', 'Contact', 'Se connecter', 'S’inscrire'];
const SIGNED_IN = ['Mes voyages', 'Voyages sur mesure', 'Blog', 'Premium', 'Contact'];
const BROKEN = 'Unexpected Application Error!';

test('[NAV-1] [NAV-4] [NAV-6] [NAV-7] [SHELL-1] [SHELL-2] [SHELL-6] [SHELL-7] [SHELL-8] [AUTH-10] [PUB-1] [PLUS-7] a visitor finds their way', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await interact(page);

  await test.step('[SHELL-1] [AUTH-10] a first visit asks the server for no data, and loads no auth library', async () => {
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    expect(asked.filter((path) => /^\/(auth|rest|functions)\/v1|config\.json|supabase/.test(path))).toEqual(
      [],
    );
  });

  await test.step('[SHELL-2] the head has language, title, description and alternates', async () => {
    expect(await headOf(page)).toEqual({
      lang: 'fr',
      title: 'Escale, le carnet de voyage à plusieurs',
      description: 'Planifiez vos voyages facilement.',
      alternates: ['fr /', 'en /', 'x-default /'],
    });
  });

  await test.step('the first stop of the keyboard leads past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('[NAV-1] [SHELL-8] the header leads to both forms, which have neither header nor footer', async () => {
    await expect(headerLinks(page)).toHaveText(SIGNED_OUT);
    for (const [name, address] of [
      ['S’inscrire', '/auth?action=signup'],
      ['Se connecter', '/auth?action=login'],
    ] as const) {
      await banner.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toHaveCount(0);
      await expect(footer).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/');
    }
  });

  await test.step('[NAV-7] [PUB-1] the footer has its groups, three networks and the year, and leads to the features', async () => {
    await expect(footer.getByRole('heading')).toHaveText(['Produit', 'Entreprise', 'Aide', 'Mentions']);
    for (const href of ['/#features', '/premium', '/blog', '/contact'])
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(footer.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link')).toHaveCount(3);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Escale`);
    await footer.getByRole('link', { name: 'Fonctionnalités' }).click();
    await expect(page).toHaveURL('/#features');
    await expect(page.locator('#features')).toBeInViewport();
    await expect(page.getByRole('heading', { name: features.title })).toBeInViewport();
    await expect(page.getByRole('img', { name: features.plannerAlt })).toBeVisible();
  });

  await test.step('[SHELL-6] a page that breaks is replaced by a screen that says what happened, and leads back', async () => {
    // The page's own code can't be had: what a visitor meets after a release, or on a bad line.
    await page.route(/\/premium[^/]*\.js$/, (route) => route.abort());
    await footer.getByRole('link', { name: 'Premium' }).click();
    await expect(page.getByRole('heading', { name: BROKEN })).toBeVisible();
    await expect(page.getByText(/dynamically imported module/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await expect(page).toHaveURL('/');
    await interact(page);
    await expect(page.getByRole('heading', { name: BROKEN })).toHaveCount(0);
  });

  await test.step('[SHELL-2] a navigation moves the focus to the new heading and announces it; the head follows', async () => {
    await banner.getByRole('link', { name: 'Contact' }).press('Enter');
    await expect(page).toHaveTitle('Contact — Escale');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Contact — Escale' })).toHaveCount(1);
    expect((await headOf(page)).alternates).toEqual(['fr /contact', 'en /contact', 'x-default /contact']);
  });

  await test.step('[NAV-6] [SHELL-8] the blog has a header and a footer of its own', async () => {
    await banner.getByRole('link', { name: 'Blog' }).click();
    await expect(banner.getByText('Partir un peu mieux, chaque semaine.')).toBeVisible();
    await expect(headerLinks(page)).toHaveText(['Articles', 'Destinations', 'Planifier un voyage']);
    await expect(footer.getByRole('link', { name: 'Premium' })).toHaveCount(0);
    await banner.getByRole('link', { name: 'Destinations' }).click();
    await expect(banner.getByRole('link', { name: 'Destinations' })).toHaveAttribute('aria-current', 'page');
    await banner.getByRole('link', { name: 'Articles' }).click();
    await expect(page).toHaveURL('/blog');
    await banner.getByRole('link', { name: 'Planifier un voyage' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('[NAV-4] [PLUS-7] a narrow header opens from a button, holds the focus, and closes on Escape and navigation', async () => {
    await page.setViewportSize(NARROW);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(headerLinks(page)).toHaveCount(0);
    await menu.click();
    await expect(headerLinks(page)).toHaveText(SIGNED_OUT);
    await expectAccessible(page);
    await menu.focus();
    const parts = await tabThrough(page);
    expect(parts.length).toBeGreaterThan(3);
    expect(new Set(parts)).toEqual(new Set(['header']));
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');

    await menu.click();
    await banner.getByRole('link', { name: 'Voyages sur mesure' }).click();
    await expect(page).toHaveURL('/voyages-sur-mesure');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(headerLinks(page)).toHaveCount(0);
    await menu.click();
    await page.setViewportSize(WIDE);
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  await test.step('[PLUS-7] the theme follows the system until it is chosen, and is remembered; [SHELL-7] an unknown address leaves no entry', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const first = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).not.toBe(first);
    await expect(page.getByRole('radio', { name: 'Système' })).toBeChecked();
    const dark = await background();
    await page.getByRole('radio', { name: 'Clair' }).check();
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked();
    expect(await background()).toBe(light);
    await page.goBack();
    await expect(page).toHaveURL('/voyages-sur-mesure');
  });
});

test('[NAV-2] [NAV-3] [NAV-6] [NAV-7] [GATE-3] [SHELL-3] [PUB-1] [DASH-4] [PLUS-22] a traveller finds their way', async ({
  page,
  person,
  signInAs,
}) => {
  const banner = page.getByRole('banner');
  const traveller = await person();
  await createTrip(traveller);
  await signInAs(traveller);
  await page.route('**/config.json', async (route) => {
    const config: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, socialLinks: { youtube: 'https://www.youtube.com/@escale' } } });
  });
  const button = banner.getByRole('button', { name: traveller.name });

  await test.step('[GATE-3] an admin page sends them to the dashboard', async () => {
    await page.goto('/admin');
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Mes voyages' })).toBeVisible();
  });

  await test.step('[NAV-2] [NAV-3] the header, and the menu with its keys', async () => {
    await expect(headerLinks(page)).toHaveText(SIGNED_IN);
    await button.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeFocused();
    await expect(page.getByText(traveller.email)).toBeVisible();
    await expect(page.getByText('Voyageur', { exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveText(['Profil', 'Se déconnecter']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await button.click();
    await page.getByRole('menuitem', { name: 'Profil' }).click();
    await expect(page).toHaveURL('/profile');
  });

  await test.step('[PLUS-22] [NAV-7] the footer leads to the site’s own networks where they are set', async () => {
    const networks = page.getByRole('list', { name: 'Réseaux sociaux' }).getByRole('link');
    await expect(networks.nth(2)).toHaveAttribute('href', 'https://www.youtube.com/@escale');
    await expect(networks.nth(0)).toHaveAttribute('href', 'https://www.instagram.com/');
  });

  await test.step('[NAV-6] the blog does not lead them to the administration', async () => {
    await banner.getByRole('link', { name: 'Blog' }).click();
    await expect(banner.getByRole('link', { name: 'Articles' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Administration' })).toHaveCount(0);
    await banner.getByRole('link', { name: 'Planifier un voyage' }).click();
  });

  await test.step('[PUB-1] [DASH-4] the quick plan leads straight to the create dialog; dismissing it clears both', async () => {
    const form = page.getByRole('form', { name: landing.quickPlan });
    await form.getByLabel('Destination').fill('Lisbonne');
    await form.getByLabel(landing.startDate).fill('2027-03-12');
    await form.getByLabel(landing.endDate).fill('2027-03-16');
    await form.getByRole('button', { name: landing.start }).click();
    const dialog = page.getByRole('dialog', { name: dashboard.newTrip });
    await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbonne');
    await expect(dialog.getByLabel(landing.startDate)).toHaveValue('2027-03-12');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('[NAV-2] [PLUS-7] the planner is the window: the header folds into its bar, and nothing scrolls; a phone keeps the way back', async () => {
    await page
      .getByRole('link', { name: /Lisbonne en décembre/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
    await expect(page).toHaveTitle('Lisbonne en décembre — Escale');
    await expect(headerLinks(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(headerLinks(page)).toHaveText(SIGNED_IN);
    await expect(button).toBeVisible();
    // Over the day, which takes no press while the menu is open.
    await page.mouse.click(600, 500);
    await expect(headerLinks(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/trip\/[^?]+$/);
    await page.setViewportSize(NARROW);
    await page.getByRole('link', { name: 'Retour aux voyages' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await page.setViewportSize(WIDE);
  });

  await test.step('[SHELL-3] [NAV-3] a slow sign-out shows the loading dialog, which nothing closes, and lands on the home page', async () => {
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/auth/v1/logout**', async (route) => {
      await promise;
      await route.continue();
    });
    await button.click();
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
    await expect(toastOf(page)).toContainText('Déconnexion réussie');
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  });
});
