import { codeOf, guard } from '#tests/support/second-factor.ts';
import { filled, like, WORDS } from './account-words.ts';
import { expect, expectAccessible, toastOf } from './fixtures.ts';
import { test } from './mail-fixtures.ts';

const language = 'en';

test.describe(`ways in, in ${language}`, () => {
  test.use({ language });
  const { auth, signOut, trips } = WORDS[language];

  test('[AUTH-7] [AUTH-9] [GATE-2] a social sign-in comes back to where one wanted to be, or says what to do; a second factor is asked for before anything is shown', async ({
    page,
    provider,
    confirmed,
  }) => {
    const confirmedCamille = await confirmed();
    const { email } = confirmedCamille;
    const signOutFirst = async () => {
      await page.getByRole('button', { name: 'Camille' }).click();
      await page.getByRole('menuitem', { name: signOut }).click();
      await expect(page).toHaveURL('/');
    };

    await test.step('[AUTH-7] [GATE-2] by another provider', async () => {
      const [refused, given] = ['Google', 'GitHub'];
      const through = (name: string) =>
        page.getByRole('button', { name: filled(auth.continueWith, { provider: name }) }).click();
      // Google's page of consent is the one of the OAuth server.
      await page.route('**/auth/v1/authorize?*', async (route) => {
        const response = await route.fetch({ maxRedirects: 0 });
        const { location = '', ...headers } = response.headers();
        const consent = location.replace(/^https:\/\/accounts\.google\.com(?=\/)/, provider.url);
        await route.fulfill({ response, headers: { ...headers, location: consent } });
      });
      await page.goto('/profile?from=mail#bio');
      provider.account = undefined;
      await through(refused);
      await expect(toastOf(page)).toContainText(auth.socialFailed);
      await expect(toastOf(page)).toContainText(auth.socialDenied);
      await expect(page).toHaveURL('/auth');
      provider.account = { id: crypto.randomUUID(), email, name: 'Camille', isVerified: true };
      await through(given);
      await expect(page).toHaveURL('/profile?from=mail#bio');
      expect(provider.asked.get('access_type')).toBe('offline');
      expect(provider.asked.get('prompt')).toBe('consent');
      await signOutFirst();
    });

    const camille = await guard(confirmedCamille);
    const { data } = await camille.client.auth.mfa.recoveryCodes.generate();
    const question = page.getByRole('heading', { level: 1, name: auth.secondTitle });
    const confirm = page.getByRole('button', { name: auth.secondConfirm });
    const signIn = async () => {
      await page.getByLabel(auth.email, { exact: true }).fill(email);
      await page.getByLabel(auth.password, { exact: true }).fill(camille.password);
      await page.getByRole('button', { name: auth.signIn, exact: true }).click();
      await expect(question).toBeVisible();
    };

    await test.step('[AUTH-9] [GATE-2] by the app’s code: no protected page before, at any address', async () => {
      await page.goto('/auth');
      await signIn();
      const code = page.getByLabel(auth.code);
      await expect(code).toBeVisible();
      await expectAccessible(page);
      await page.goto('/dashboard');
      await expect(question).toBeVisible();
      await code.fill('000000');
      await confirm.click();
      await expect(code).toHaveAccessibleDescription(like(auth.appCodeWrong));
      await code.fill(codeOf(camille.secret, 1));
      await confirm.click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: trips })).toBeVisible();
    });

    await test.step('[AUTH-9] by a recovery code, or not at all', async () => {
      await signOutFirst();
      await page.getByRole('banner').getByRole('link', { name: auth.signIn }).click();
      await signIn();
      await page.getByRole('button', { name: auth.leave }).click();
      await expect(page.getByRole('tab', { name: auth.signInTab, exact: true })).toBeVisible();
      await signIn();
      await page.getByRole('button', { name: auth.recoveryInstead }).click();
      const recovery = page.getByLabel(auth.recoveryCode);
      await recovery.fill('aaaaa-bbbbb');
      await confirm.click();
      await expect(recovery).toHaveAccessibleDescription(like(auth.recoveryCodeWrong));
      await recovery.fill(data?.codes[0] ?? '');
      await confirm.click();
      await expect(page).toHaveURL('/dashboard');
    });
  });
});
