import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const NARROW = { width: 390, height: 844 };

const TEXTS = {
  fr: {
    signedOut: ['Voyages sur mesure', 'Blog', 'Contact', 'Se connecter', 'S’inscrire'],
    signedIn: ['Mes voyages', 'Voyages sur mesure', 'Blog', 'Premium', 'Contact'],
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
    signOut: 'Se déconnecter',
    signedOutToast: 'Déconnexion réussie',
    profile: 'Profil',
    traveller: 'Voyageur',
    supervisor: 'Superviseur',
    customTrips: 'Voyages sur mesure',
    features: 'Fonctionnalités',
    groups: ['Produit', 'Entreprise', 'Aide', 'Mentions'],
    social: 'Réseaux sociaux',
  },
  en: {
    signedOut: ['Custom trips', 'Blog', 'Contact', 'Sign in', 'Sign up'],
    signedIn: ['My trips', 'Custom trips', 'Blog', 'Premium', 'Contact'],
    signIn: 'Sign in',
    signUp: 'Sign up',
    signOut: 'Sign out',
    signedOutToast: 'Signed out',
    profile: 'Profile',
    traveller: 'Traveller',
    supervisor: 'Supervisor',
    customTrips: 'Custom trips',
    features: 'Features',
    groups: ['Product', 'Company', 'Support', 'Legal'],
    social: 'Social networks',
  },
} as const;

/** The links of the header, without the one of the logo. */
function headerLinks(page: Page) {
  return page.getByRole('banner').getByRole('link').filter({ hasText: /./ });
}

for (const language of ['fr', 'en'] as const) {
  const texts = TEXTS[language];

  test.describe(`navigation (${language})`, () => {
    test.use({ language });

    test('[NAV-1] the header of a visitor', async ({ page }) => {
      await page.goto('/contact');
      await expect(headerLinks(page)).toHaveText([...texts.signedOut]);
      await expectAccessible(page);
      await page.getByRole('banner').getByRole('link', { name: texts.signUp }).click();
      await expect(page).toHaveURL('/auth?action=signup');
      await page.goBack();
      await page.getByRole('banner').getByRole('link', { name: texts.signIn }).click();
      await expect(page).toHaveURL('/auth?action=login');
    });

    test('[NAV-2] [NAV-3] the header and the menu of a traveller', async ({ page, person, signInAs }) => {
      const traveller = await person();
      await signInAs(traveller);
      await page.goto('/contact');
      await expect(headerLinks(page)).toHaveText([...texts.signedIn]);

      await page.getByRole('button', { name: traveller.name }).click();
      await expect(page.getByText(traveller.email)).toBeVisible();
      await expect(page.getByText(texts.traveller, { exact: true })).toBeVisible();
      await expect(page.getByRole('menuitem')).toHaveText([texts.profile, texts.signOut]);
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: texts.profile }).click();
      await expect(page).toHaveURL('/profile');
    });

    test('[NAV-2] [NAV-3] a supervisor also gets to the administration, a premium profile to premium', async ({
      page,
      person,
      signInAs,
    }) => {
      const supervisor = await person({ role: 'supervisor', premium: true });
      await signInAs(supervisor);
      await page.goto('/contact');
      await expect(headerLinks(page)).toHaveText([...texts.signedIn, 'Administration']);
      await page.getByRole('button', { name: supervisor.name }).click();
      await expect(page.getByText(texts.supervisor, { exact: true })).toBeVisible();
      await expect(page.getByRole('menuitem')).toHaveText([
        texts.profile,
        'Premium',
        'Administration',
        texts.signOut,
      ]);
      await page.getByRole('menuitem', { name: 'Administration' }).click();
      await expect(page).toHaveURL('/admin');
    });

    test('[NAV-3] signing out lands on the home page', async ({ page, person, signInAs }) => {
      const traveller = await person();
      await signInAs(traveller);
      await page.goto('/dashboard');
      await page.getByRole('button', { name: traveller.name }).click();
      await page.getByRole('menuitem', { name: texts.signOut }).click();
      await expect(page).toHaveURL('/');
      await expect(toastOf(page)).toContainText(texts.signedOutToast);
      await expect(page.getByRole('banner').getByRole('link', { name: texts.signIn })).toBeVisible();
    });

    test('[NAV-4] a narrow header opens from a button and closes on navigation', async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto('/contact');
      const menu = page.getByRole('button', { name: 'Menu' });
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(headerLinks(page)).toHaveCount(0);

      await menu.click();
      await expect(headerLinks(page)).toHaveText([...texts.signedOut]);
      await expectAccessible(page);
      await page.getByRole('banner').getByRole('link', { name: texts.customTrips }).click();
      await expect(page).toHaveURL('/voyages-sur-mesure');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(headerLinks(page)).toHaveCount(0);
    });

    test('[NAV-7] the footer has its groups, three networks and the year', async ({ page }) => {
      await page.goto('/contact');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('heading')).toHaveText([...texts.groups]);
      for (const href of ['/#features', '/premium', '/blog', '/contact']) {
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
      }
      await expect(footer.getByRole('list', { name: texts.social }).getByRole('link')).toHaveCount(3);
      await expect(footer).toContainText(`© ${new Date().getFullYear()} Escale`);

      await footer.getByRole('link', { name: texts.features }).click();
      await expect(page).toHaveURL('/#features');
      await expect(page.locator('#features')).toBeInViewport();
    });
  });
}

test.describe('around the planner', () => {
  test('[NAV-2] [NAV-7] header and footer stay where there is room; a phone keeps the way back to the trips', async ({
    page,
    person,
    signInAs,
  }) => {
    const traveller = await person();
    const { data, error } = await traveller.client
      .from('trips')
      .insert({
        title: 'Lisbonne',
        destination: 'Lisbonne',
        start_date: '2027-03-12',
        end_date: '2027-03-16',
        owner_id: traveller.id,
      })
      .select('id')
      .single();
    if (error) throw new Error(error.message);
    await signInAs(traveller);
    await page.goto(`/trip/${data.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lisbonne' })).toBeVisible();
    await expect(page).toHaveTitle('Lisbonne — Escale');
    await expect(headerLinks(page)).toHaveText([...TEXTS.fr.signedIn]);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.setViewportSize(NARROW);
    await page.getByRole('link', { name: 'Retour aux voyages' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  });
});

test.describe('the blog’s header', () => {
  test('[NAV-6] leads a visitor to articles, destinations and the home page', async ({ page }) => {
    await page.goto('/blog/destinations');
    await expect(headerLinks(page)).toHaveText(['Articles', 'Destinations', 'Planifier un voyage']);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Destinations' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click();
    await expect(page).toHaveURL('/blog');
    await page.getByRole('banner').getByRole('link', { name: 'Planifier un voyage' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const role of ['admin', 'supervisor']) {
    test(`[NAV-6] leads the role ${role} to the administration too`, async ({ page, person, signInAs }) => {
      await signInAs(await person({ role }));
      await page.goto('/blog');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Administration' })).toHaveAttribute(
        'href',
        '/admin',
      );
    });
  }

  test('[NAV-6] does not lead a traveller there', async ({ page, person, signInAs }) => {
    await signInAs(await person());
    await page.goto('/blog');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Articles' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Administration' })).toHaveCount(0);
  });
});

test.describe('by keyboard', () => {
  test('the first stop leads past the header', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('navigation moves the focus to the heading of the new page and announces it', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Voyages sur mesure' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Voyages sur mesure — Escale' })).toHaveCount(1);
  });

  test('[NAV-3] the user menu opens, moves and closes with the keys of a menu', async ({
    page,
    person,
    signInAs,
  }) => {
    const traveller = await person();
    await signInAs(traveller);
    await page.goto('/contact');
    const button = page.getByRole('button', { name: traveller.name });
    await button.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });
});

test.describe('the theme', () => {
  test('[PLUS-7] follows the system until it is chosen, and is remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/contact');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(page.getByRole('radio', { name: 'Système' })).toBeChecked();
    const dark = await background();
    await page.getByRole('radio', { name: 'Clair' }).check();
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked();
    expect(await background()).toBe(light);
  });
});

/** The parts of the page that Tab passes through, until it leaves the page. */
async function tabThrough(page: Page): Promise<string[]> {
  const parts: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return null;
      return activeElement.closest('header, main, footer')?.localName ?? 'page';
    });
    if (part === null || part === 'page') break;
    parts.push(part);
  }
  return parts;
}

for (const path of ['/contact', '/admin'])
  test(`[NAV-4] [PLUS-7] the open menu of ${path} holds the focus, and Escape closes it`, async ({
    page,
    person,
    signInAs,
  }) => {
    if (path === '/admin') await signInAs(await person({ role: 'supervisor' }));
    await page.setViewportSize(NARROW);
    await page.goto(path);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const parts = await tabThrough(page);
    expect(parts.length).toBeGreaterThan(3);
    expect(new Set(parts)).toEqual(new Set(['header']));
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await menu.click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });
