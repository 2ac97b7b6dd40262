import type { Page } from '@playwright/test';
import auth from '#i18n/locales/fr/auth.ts';
import common from '#i18n/locales/fr/common.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const words = {
  signInTab: auth.signInTab,
  signUpTab: auth.signUpTab,
  email: auth.email,
  password: auth.password,
  confirm: auth.confirmPassword,
  signIn: auth.signIn,
  signUp: auth.signUp,
  signUpFailed: auth.signUpFailed,
  differ: auth.passwordsDiffer,
  signInFailed: auth.signInFailed,
  refused: auth.signInRefused,
  signedIn: auth.signInDone,
  welcome: auth.welcomeBack,
  mailFailed:
    "Impossible d'envoyer l'email de confirmation. Veuillez vérifier la configuration de votre service de messagerie.",
  signUpRefused: auth.signUpRefused,
  signOut: common.userSignOut,
  signedOut: auth.signOutDone,
  goodbye: auth.goodbye,
  signOutFailed: auth.signOutFailed,
  dashboard: common.navDashboard,
};

const newAddress = () => `someone-${crypto.randomUUID()}@example.org`;
const PASSWORD = 'lanterne-verte-42';

test.describe('signing up and in', () => {
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  async function fillSignUp(page: Page, email: string, confirmation = PASSWORD) {
    await page.goto('/auth?action=signup');
    await field(page, words.email).fill(email);
    await field(page, words.password).fill(PASSWORD);
    await field(page, words.confirm).fill(confirmation);
    await page.getByRole('button', { name: words.signUp, exact: true }).click();
  }
  async function signIn(page: Page, email: string, password: string) {
    await page.goto('/auth');
    await field(page, words.email).fill(email);
    await field(page, words.password).fill(password);
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
  }
  const expectToast = async (page: Page, title: string, text: string) => {
    await expect(toastOf(page)).toContainText(title);
    await expect(toastOf(page)).toContainText(text);
  };

  test('[AUTH-1] the address chooses the form, and so do the tabs', async ({ page }) => {
    for (const [address, tab] of [
      ['/auth', words.signInTab],
      ['/auth?action=login', words.signInTab],
      ['/auth?action=signup', words.signUpTab],
      ['/auth?form=register', words.signUpTab],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
    await page.getByRole('tab', { name: words.signInTab, exact: true }).click();
    await expect(field(page, words.confirm)).toHaveCount(0);
    await expect(page).toHaveURL(/action=login/);
  });

  test('[AUTH-2] two different passwords are shown in a toast and send nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/auth/v1/') && sent.push(request.url()));
    await fillSignUp(page, newAddress(), 'autre-chose-42');
    await expectToast(page, words.signUpFailed, words.differ);
    await expect(field(page, words.confirm)).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  test('[AUTH-2] an address and a password are required, and say so under their fields', async ({ page }) => {
    await page.goto('/auth?action=signup');
    await page.getByRole('button', { name: words.signUp, exact: true }).click();
    for (const label of [words.email, words.password]) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(/./);
    }
    await expect(field(page, words.email)).toBeFocused();
  });

  test('[AUTH-4] a mail that could not be sent and a silent refusal have texts of their own', async ({
    page,
  }) => {
    let message = 'Error sending confirmation email';
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({ status: 422, json: { code: 422, error_code: 'unexpected_failure', msg: message } }),
    );
    await fillSignUp(page, newAddress());
    await expectToast(page, words.signUpFailed, words.mailFailed);
    message = 'Signups not allowed for this instance';
    await fillSignUp(page, newAddress());
    await expectToast(page, words.signUpFailed, message);
  });

  test('[AUTH-5] a wrong password is refused in the same words as an unknown address', async ({
    page,
    person,
  }) => {
    const camille = await person();
    await signIn(page, camille.email, 'not-this-one');
    await expectToast(page, words.signInFailed, words.refused);
    await expect(field(page, words.email)).toHaveValue(camille.email);
    await signIn(page, newAddress(), 'not-this-one');
    await expectToast(page, words.signInFailed, words.refused);
  });

  test('[AUTH-5] the right password signs in, says so, and leads to the trips', async ({ page, person }) => {
    const camille = await person();
    await signIn(page, camille.email, camille.password);
    await page.waitForURL('**/dashboard');
    await expectToast(page, words.signedIn, words.welcome);
    await expect(page.getByRole('heading', { level: 1, name: words.dashboard })).toBeVisible();
  });

  test('[AUTH-6] signing out says so, lands on the home page, and asks for a new sign-in', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: camille.name }).click();
    await page.getByRole('menuitem', { name: words.signOut }).click();
    await expectToast(page, words.signedOut, words.goodbye);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('escale-auth'))).toBeNull();
    // Here, and nowhere else.
    expect((await camille.client.auth.getUser()).data.user?.id).toBe(camille.id);
    await page.goto('/dashboard');
    await page.waitForURL('**/auth');
  });

  test('[AUTH-6] a failed sign-out is shown, and one stays signed in', async ({ page, person, signInAs }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/dashboard');
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 500, json: { code: 500, error_code: 'unexpected_failure', msg: 'down' } }),
    );
    await page.getByRole('button', { name: camille.name }).click();
    await page.getByRole('menuitem', { name: words.signOut }).click();
    await expect(toastOf(page)).toContainText(words.signOutFailed);
    await expect(page.getByRole('button', { name: camille.name })).toBeVisible();
  });

  test('[AUTH-1] the forms are accessible and have neither header nor footer', async ({ page }) => {
    for (const address of ['/auth', '/auth?action=signup']) {
      await page.goto(address);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});

test('[AUTH-8] without a mail server the page says who has the message', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: auth.forgotPassword }).click();
  await page.getByLabel(auth.email, { exact: true }).fill(newAddress());
  await expect(page.getByText(auth.noMailServer)).toBeHidden();
  await page.getByRole('button', { name: auth.sendLink }).click();
  await expect(page.getByText(auth.noMailServer)).toBeVisible();
});
