import enAdmin from '#i18n/locales/en/admin/frame.ts';
import frAdmin from '#i18n/locales/fr/admin/frame.ts';
import { guard } from '#tests/support/second-factor.ts';
import { WORDS } from './account-words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const ADMIN = { fr: frAdmin, en: enAdmin };

const language = 'fr';

test.describe(`a supervisor’s second factor, in ${language}`, () => {
  test.use({ language });
  const admin = ADMIN[language];

  test('[AUTH-9] [ADMIN-1] is offered on the first page of the administration, and leads to the profile', async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await person({ role: 'supervisor' }));
    await page.goto('/admin');
    await expect(page.getByRole('note').filter({ hasText: admin.factorOffer })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/airports');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.goto('/admin');
    await page.getByRole('link', { name: admin.factorSetUp }).click();
    await expect(page).toHaveURL('/profile#security');
    await expect(page.getByRole('button', { name: WORDS[language].profile.factorAdd })).toBeInViewport();
  });

  test('[AUTH-9] [ADMIN-1] is asked for in place of every page where the operator demands it', async ({
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
});
