import { linkOf, mailTo } from '#tests/support/account-links.ts';
import { codeOf, guard } from '#tests/support/second-factor.ts';
import { filled, like, WORDS } from './account-words.ts';
import { expect, expectAccessible, toastOf } from './fixtures.ts';
import { test } from './mail-fixtures.ts';

const language = 'en';

test.describe(`ways in, in ${language}`, () => {
  test.use({ language });
  const { auth, signOut, trips } = WORDS[language];

  test('[AUTH-7] [GATE-2] a social sign-in comes back to where one wanted to be, or says what to do', async ({
    page,
    provider,
    confirmed,
  }) => {
    const { email } = await confirmed();
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
  });

  test('[AUTH-9] [GATE-2] a second factor is asked for before anything is shown: by the app’s code or a recovery code', async ({
    page,
    confirmed,
  }) => {
    const camille = await guard(await confirmed());
    const { data } = await camille.client.auth.mfa.recoveryCodes.generate();
    const question = page.getByRole('heading', { level: 1, name: auth.secondTitle });
    const signIn = async () => {
      await page.getByLabel(auth.email, { exact: true }).fill(camille.email);
      await page.getByLabel(auth.password, { exact: true }).fill(camille.password);
      await page.getByRole('button', { name: auth.signIn, exact: true }).click();
      await expect(question).toBeVisible();
    };
    const confirm = page.getByRole('button', { name: auth.secondConfirm });
    await page.goto('/profile?from=mail#bio');
    await signIn();
    const code = page.getByLabel(auth.code);
    await expect(code).toBeVisible();
    await expectAccessible(page);
    // No protected page, at any address.
    await page.goto('/dashboard');
    await expect(question).toBeVisible();
    await code.fill('000000');
    await confirm.click();
    await expect(code).toHaveAccessibleDescription(like(auth.appCodeWrong));
    await code.fill(codeOf(camille.secret, 1));
    await confirm.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: trips })).toBeVisible();

    await page.getByRole('button', { name: 'Camille' }).click();
    await page.getByRole('menuitem', { name: signOut }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/auth');
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

  test('[AUTH-8] [AUTH-9] a forgotten password of a guarded account is replaced once the second factor was shown', async ({
    page,
    mails,
    confirmed,
  }) => {
    const camille = await guard(await confirmed());
    // The notice that the account has a factor now.
    await mailTo(mails, camille.email);
    await page.goto('/auth?action=forgot');
    await page.getByLabel(auth.email, { exact: true }).fill(camille.email);
    await page.getByRole('button', { name: auth.sendLink }).click();
    await page.goto(linkOf(await mailTo(mails, camille.email)).address);
    await page.getByLabel(auth.code).fill(codeOf(camille.secret, 1));
    await page.getByRole('button', { name: auth.secondConfirm }).click();
    const password = 'phare-du-bout-du-monde';
    await page.getByLabel(auth.newPassword, { exact: true }).fill(password);
    await page.getByLabel(auth.confirmPassword, { exact: true }).fill(password);
    await page.getByRole('button', { name: auth.saveNewPassword }).click();
    await page.waitForURL('**/dashboard');
    await expect(toastOf(page)).toContainText(auth.newPasswordSaved);
  });
});
