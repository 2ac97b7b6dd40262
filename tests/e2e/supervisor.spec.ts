import admin from '#i18n/locales/fr/admin/frame.ts';
import profile from '#i18n/locales/fr/profile.ts';
import { administrator } from '#tests/support/accounts.ts';
import { headerLinks, tabThrough } from '#tests/support/page-parts.ts';
import { guard } from '#tests/support/second-factor.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const HEADER = ['Mes voyages', 'Voyages sur mesure', 'Blog', 'Premium', 'Contact', 'Administration'];

test('[NAV-2] [NAV-3] [NAV-4] [NAV-6] [GATE-3] [SHELL-8] [PROF-3] [PROF-4] [ADMIN-1] [ADMIN-2] [AUTH-9] a supervisor finds their way', async ({
  page,
  person,
  server,
  signInAs,
}) => {
  const banner = page.getByRole('banner');
  const sue = await person({ role: 'supervisor', premium: true });
  await signInAs(sue);
  const sidebar = page.getByRole('navigation', { name: 'Administration' });

  await test.step('[PROF-3] a profile that can’t be read is a traveler’s, and the reason is logged', async () => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/rest/v1/profiles*', (route) =>
      route.fulfill({ status: 500, json: { message: 'down', code: 'XX000', details: null, hint: null } }),
    );
    await page.goto('/admin');
    await page.waitForURL('**/onboarding/profile');
    expect(logged.join()).toContain('The profile could not be read');
    // The stored profile is not written over: the page offers to read it again.
    await page.unroute('**/rest/v1/profiles*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.waitForURL('**/dashboard');
  });

  await test.step('[NAV-2] [NAV-3] [GATE-3] header and menu also lead to premium and to the administration', async () => {
    await expect(headerLinks(page)).toHaveText(HEADER);
    const button = banner.getByRole('button', { name: sue.name });
    await button.click();
    await expect(page.getByText('Superviseur', { exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Profil',
      'Premium',
      'Administration',
      'Se déconnecter',
    ]);
    await page.getByRole('menuitem', { name: 'Premium' }).click();
    await expect(page).toHaveURL('/premium');
    await test.step('[PROF-4] cancelling answers that it is not there yet', async () => {
      await page.getByRole('button', { name: 'Résilier Premium' }).click();
      await expect(toastOf(page)).toContainText('Pas encore disponible');
    });
    await button.click();
    await page.getByRole('menuitem', { name: 'Administration' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('[SHELL-8] [ADMIN-2] the administration has a sidebar, whose coming parts say so', async () => {
    await expect(sidebar.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const path of ['dashboard', 'inspiration-trips', 'custom-types', 'stats', 'visited-countries'])
      await expect(sidebar.locator(`a[href="/admin/${path}"]`)).toContainText('bientôt');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  await test.step('[ADMIN-1] the first page counts what there is', async () => {
    const { count } = await administrator(server)
      .from('blog_posts')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'published')
      .lte('published_at', new Date().toISOString());
    const figures = page.getByRole('region', { name: 'Chiffres du site' });
    const posts = figures.getByRole('term').filter({ hasText: 'Articles publiés' });
    await expect(posts.locator('xpath=following-sibling::dd')).toContainText(String(count));
  });

  await test.step('[AUTH-9] a second factor is offered there, and nowhere else', async () => {
    await expect(page.getByRole('note').filter({ hasText: admin.factorOffer })).toBeVisible();
    await sidebar.locator('a[href="/admin/airports"]').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  await test.step('[NAV-4] on a narrow screen the open menu holds the focus, and Escape closes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
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

  await test.step('[ADMIN-2] what is coming falls through to the home page', async () => {
    await sidebar.getByRole('link', { name: 'Statistiques' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('[NAV-6] the blog leads to the administration, and the offer there to the profile', async () => {
    await banner.getByRole('link', { name: 'Blog' }).click();
    await banner.getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('link', { name: admin.factorSetUp }).click();
    await expect(page).toHaveURL('/profile#security');
    await expect(page.getByRole('button', { name: profile.factorAdd })).toBeInViewport();
  });
});

test('[AUTH-9] [ADMIN-1] a second factor is asked for in place of every page where the operator demands it', async ({
  page,
  person,
  signInAs,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), requiresSupervisorFactor: true } });
  });
  const sue = await person({ role: 'supervisor' });
  await signInAs(sue);
  const demand = page.getByRole('heading', { level: 1, name: admin.factorDemandTitle });
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path);
    await expect(demand).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: admin.factorSetUp }).click();
  await expect(page).toHaveURL('/profile#security');

  await page.goto('about:blank');
  const { client } = await guard(sue);
  const { data } = await client.auth.getSession();
  await page.addInitScript(
    (stored) => localStorage.setItem('escale-auth', stored),
    JSON.stringify(data.session),
  );
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(demand).toHaveCount(0);
});
