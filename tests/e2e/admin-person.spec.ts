import { guard } from '#tests/support/second-factor.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

test.describe('one person in the administration, in English', () => {
  test.use({ language: 'en' });

  test('[ADMIN-6] [AUTH-9] [AUTH-10] is reached from the list, signed out, freed of a second factor, and what was done stands there', async ({
    page,
    person,
    signInAs,
  }) => {
    const zoe = await person({ name: 'Zoé Çelik' });
    const { user } = (await zoe.client.auth.getUser()).data;
    await zoe.client.from('contact_messages').insert({
      name: 'Zoé',
      email: zoe.email,
      subject: 'My lost phone',
      filled_ms: 9000,
      message: 'Help',
      user_id: user?.id ?? null,
    });
    await guard(zoe);
    for (const _ of ['phone', 'tablet'])
      await zoe.client.auth.signInWithPassword({ email: zoe.email, password: zoe.password });
    const sue = await person({ role: 'supervisor', name: 'Sue' });
    await signInAs(sue);
    await page.goto('/admin/users');
    await page.getByRole('searchbox').fill(zoe.email);
    await page.getByRole('link', { name: 'Account of Zoé Çelik' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoé Çelik');
    const account = page.getByRole('region', { name: 'Account' });
    await expect(account).toContainText(zoe.email);
    await expect(account).toContainText('Two-factor authenticationyes');

    await page.getByRole('button', { name: 'Remove two-factor authentication' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toastOf(page)).toContainText('is off for Zoé Çelik');
    await expect(account).toContainText('Two-factor authenticationno');
    await expect(page.getByRole('button', { name: 'Remove two-factor authentication' })).toHaveCount(0);

    const sessions = page.getByRole('region', { name: 'Open sessions' });
    await expect(sessions.getByRole('row')).toHaveCount(4);
    await sessions
      .getByRole('button', { name: /^Sign out (?!every)/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(sessions.getByRole('row')).toHaveCount(3);
    await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(sessions).toContainText('No session is open.');
    expect((await zoe.client.from('trips').select('id')).error).not.toBeNull();

    await page.getByRole('button', { name: 'Change rights' }).click();
    await page.getByLabel('Premium account').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(account).toContainText('Premiumyes');
    const decisions = page.getByRole('region', { name: 'Decisions by supervisors' });
    await expect(decisions).toContainText('Premium account');
    await expect(page.getByRole('region', { name: 'Latest security events' })).toContainText(
      'Signed out by a supervisor',
    );

    await page.getByRole('link', { name: 'My lost phone' }).click();
    await expect(page.getByRole('dialog')).toContainText('My lost phone');
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Users' })
      .click();
    await expect(page).toHaveURL(/\/admin\/users$/);

    await test.step('[ADMIN-6] role and events are there on the phone, and one decides nothing about oneself', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('searchbox').fill(sue.email);
      const table = page.getByRole('table', { name: 'Users' });
      await expect(table.getByRole('row')).toHaveCount(2);
      await expect(table.getByText('Supervisor', { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(table.getByRole('link', { name: 'Events: Sue' })).toBeVisible();
      await table.getByRole('link', { name: 'Account of Sue' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sue');
      await expect(page.getByRole('button', { name: /Ban|Change rights|Sign out everywhere/ })).toHaveCount(
        0,
      );
      await expect(
        page.getByRole('region', { name: 'Latest security events' }).getByRole('table'),
      ).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectAccessible(page);
      await page.goto('/admin/users/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account no longer exists');
    });
  });
});
