import type { Page } from '@playwright/test';
import auth from '#i18n/locales/fr/auth.ts';
import notifications from '#i18n/locales/fr/notifications.ts';
import type { Person } from '#tests/support/accounts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, interact, test, toastOf } from './fixtures.ts';

const MAIL_FAILED =
  "Impossible d'envoyer l'email de confirmation. Veuillez vérifier la configuration de votre service de messagerie.";
const PASSWORD = 'lanterne-verte-42';
const newAddress = () => `someone-${crypto.randomUUID()}@example.org`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toastOf(page)).toContainText(title);
  await expect(toastOf(page)).toContainText(text);
}

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await field(page, auth.email).fill(email);
  await field(page, auth.password).fill(password);
  await press(page, auth.signIn);
}

test('[AUTH-1] [AUTH-2] [AUTH-4] [AUTH-5] [AUTH-7] [AUTH-8] [SHELL-7] [SHELL-8] [NAV-5] [PLUS-22] a visitor at the forms', async ({
  page,
  person,
}) => {
  const camille = await person();
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/v1/') && sent.push(request.url()));
  const fillSignUp = async (confirmation: string) => {
    await field(page, auth.email).fill(newAddress());
    await field(page, auth.password).fill(PASSWORD);
    await field(page, auth.confirmPassword).fill(confirmation);
    await press(page, auth.signUp);
  };

  await test.step('[SHELL-7] [SHELL-8] [AUTH-1] /register leads to the sign-up, without header and footer', async () => {
    await page.goto('/register');
    await expect(page).toHaveURL('/auth?action=signup');
    await expect(page.getByRole('tab', { name: auth.signUpTab })).toHaveAttribute('aria-selected', 'true');
    for (const part of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
  });

  await test.step('[NAV-5] [SHELL-8] the language is in a corner, whole on any screen', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Langue' }).click();
      await expect(page.getByRole('option', { name: 'English' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('option', { name: 'English' }).click();
      await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('option', { name: 'Français' }).click();
      await expect(page.getByRole('button', { name: auth.signUp, exact: true })).toBeVisible();
    }
  });

  await test.step('[PLUS-22] terms and privacy are named beneath the button of the sign-up, and open beside it', async () => {
    const links = page.getByText(/En vous inscrivant, vous acceptez/).getByRole('link');
    for (const [at, path] of ['/conditions', '/confidentialite'].entries()) {
      await expect(links.nth(at)).toHaveAttribute('href', path);
      await expect(links.nth(at)).toHaveAttribute('target', '_blank');
    }
  });

  await test.step('[AUTH-2] an address and a password are required, and say so under their fields', async () => {
    await press(page, auth.signUp);
    for (const label of [auth.email, auth.password]) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(/./);
    }
    await expect(field(page, auth.email)).toBeFocused();
  });

  await test.step('[AUTH-2] two different passwords are shown in a toast and send nothing', async () => {
    await fillSignUp('autre-chose-42');
    await expectToast(page, auth.signUpFailed, auth.passwordsDiffer);
    await expect(field(page, auth.confirmPassword)).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  await test.step('[AUTH-4] a mail that could not be sent and a refusal have texts of their own', async () => {
    for (const [message, text] of [
      ['Error sending confirmation email', MAIL_FAILED],
      ['Signups not allowed for this instance', 'Signups not allowed for this instance'],
    ] as const) {
      await page.route('**/auth/v1/signup*', (route) =>
        route.fulfill({ status: 422, json: { code: 422, error_code: 'unexpected_failure', msg: message } }),
      );
      await fillSignUp(PASSWORD);
      await expectToast(page, auth.signUpFailed, text);
      await page.unroute('**/auth/v1/signup*');
    }
  });

  await test.step('[AUTH-1] [AUTH-7] the tabs choose the form too; no provider is offered that is not set up', async () => {
    await page.getByRole('tab', { name: auth.signInTab, exact: true }).click();
    await expect(field(page, auth.confirmPassword)).toHaveCount(0);
    await expect(page).toHaveURL(/action=login/);
    await expect(page.getByRole('button', { name: /^Continuer avec/ })).toHaveCount(0);
  });

  await test.step('[AUTH-5] a wrong password is refused in the same words as an unknown address', async () => {
    for (const email of [newAddress(), camille.email]) {
      const answered = page.waitForResponse('**/auth/v1/token*');
      await signIn(page, { email, password: 'not-this-one' });
      await answered;
      await expectToast(page, auth.signInFailed, auth.signInRefused);
      await expect(field(page, auth.email)).toHaveValue(email);
    }
  });

  await test.step('[AUTH-8] without a mail server the page says who has the message', async () => {
    await page.getByRole('link', { name: auth.forgotPassword }).click();
    await field(page, auth.email).fill(newAddress());
    await expect(page.getByText(auth.noMailServer)).toBeHidden();
    await press(page, auth.sendLink);
    await expect(page.getByText(auth.noMailServer)).toBeVisible();
  });

  await test.step('[AUTH-7] a social sign-in that comes back with an error says so once', async () => {
    await page.goto('/auth#error=access_denied&error_description=Acc%C3%A8s+refus%C3%A9');
    await expectToast(page, 'Connexion sociale échouée', 'Accès refusé');
    await expect(page).toHaveURL(/\/auth$/);
  });

  await test.step('[AUTH-7] providers that are set up are offered, and asked for offline access and consent', async () => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"providers":[]', '"providers":["google","github"]');
      await route.fulfill({ response, body });
    });
    await page.goto('/contact');
    await interact(page);
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    const provider = 'Choose an account';
    await page.route('**/auth/v1/authorize*', (route) =>
      route.fulfill({ contentType: 'text/plain', body: provider }),
    );
    const asked = page.waitForRequest('**/auth/v1/authorize*');
    await page.getByRole('button', { name: 'Continuer avec Google' }).click();
    const query = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      provider: 'google',
      access_type: 'offline',
      prompt: 'consent',
    });
    expect(query.get('code_challenge_method')).toBe('s256');
    expect(new URL(query.get('redirect_to') ?? '').pathname).toBe('/auth');
    await expect(page.getByText(provider)).toBeVisible();
  });
});

test('[AUTH-1] [AUTH-5] [AUTH-6] [AUTH-10] [GATE-2] a session begins where one wanted to be, is renewed, and ends in every tab', async ({
  context,
  page,
  person,
}) => {
  const camille = await person();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('escale-auth') ?? 'null'));
  const signOut = async () => {
    await page.getByRole('button', { name: camille.name }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  };

  await test.step('[AUTH-1] [AUTH-5] [GATE-2] by keyboard alone, back to path, query and hash', async () => {
    await page.goto('/profile?from=mail#bio');
    await page.waitForURL('**/auth');
    await expect(page.getByRole('tab', { name: auth.signInTab })).toBeVisible();
    await field(page, auth.email).focus();
    await page.keyboard.type(camille.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(camille.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile?from=mail#bio');
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    await expectToast(page, auth.signInDone, auth.welcomeBack);
  });

  await test.step('[AUTH-10] it is renewed by itself', async () => {
    const old = await stored();
    await page.evaluate(
      (session) => localStorage.setItem('escale-auth', session),
      JSON.stringify({ ...old, expires_at: 1 }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    await expect.poll(async () => (await stored()).refresh_token).not.toBe(old.refresh_token);
  });

  await test.step('[AUTH-6] a failed sign-out is shown, and one stays signed in', async () => {
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 500, json: { code: 500, error_code: 'unexpected_failure', msg: 'down' } }),
    );
    await signOut();
    await expect(toastOf(page)).toContainText(notifications.signOutFailed);
    await expect(page.getByRole('button', { name: camille.name })).toBeVisible();
    await page.unroute('**/auth/v1/logout*');
  });

  await test.step('[AUTH-6] [AUTH-10] signing out in one tab signs out the other, by one request, and no other device', async () => {
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: 'Mes voyages' })).toBeVisible();
    const asked: number[] = [];
    context.on('response', (answer) => {
      if (answer.url().includes('/auth/v1/logout') && answer.request().method() === 'POST')
        asked.push(answer.status());
    });
    await signOut();
    await expectToast(page, auth.signOutDone, auth.goodbye);
    await expect(page).toHaveURL('/');
    expect(await stored()).toBeNull();
    await other.waitForURL('**/auth');
    expect(asked).toEqual([204]);
    expect((await camille.client.auth.getUser()).data.user?.id).toBe(camille.id);
  });
});

test('[AUTH-10] [PLUS-3] a session that was ended elsewhere is over at the next thing that is asked for; a message sent then waits for the same person, who reads why', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille);
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=chat`);
  const message = page.getByLabel('Votre message');
  await message.fill('Rendez-vous au quai 3.');
  expect((await camille.client.auth.signOut({ scope: 'others' })).error).toBeNull();
  await message.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await expect(toastOf(page)).toContainText('Vous avez été déconnecté');
  await expect(page.getByText('Vous ne participez plus')).toHaveCount(0);
  await signIn(page, camille);
  await expect(page.getByRole('log').getByText('Rendez-vous au quai 3.')).toBeVisible();
  await expect
    .poll(
      async () => (await camille.client.from('trip_chat_messages').select('text').eq('trip_id', trip)).data,
    )
    .toEqual([{ text: 'Rendez-vous au quai 3.' }]);
});
