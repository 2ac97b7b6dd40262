import { linkOf, mailTo } from '#tests/support/account-links.ts';
import { type Person, visitor } from '#tests/support/accounts.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type OAuthServer, providersAt, startOAuthServer } from '#tests/support/oauth-server.ts';
import { codeOf, guard } from '#tests/support/second-factor.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { test as base, expect, expectAccessible, toastOf } from './fixtures.ts';

const PASSWORD = 'lanterne-verte-42';
const newAddress = () => `someone-${crypto.randomUUID()}@example.org`;

/** A server that sends mails, and has both providers on this machine. */
const test = base.extend<
  { confirmed: () => Promise<Person> },
  { mails: MailServer; provider: OAuthServer; server: RunningServer }
>({
  mails: [
    async ({ browserName: _browserName }, provide) => {
      const mails = await startMailServer();
      await provide(mails);
      await mails.stop();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ browserName: _browserName }, provide) => {
      const provider = await startOAuthServer();
      await provide(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mails, provider }, provide) => {
      const server = await startServer({
        env: { ...providersAt(provider), SMTP_URL: mails.url, MAIL_FROM: 'Escale <hello@escale.test>' },
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Somebody who has confirmed their address and finished onboarding.
  confirmed: async ({ server, mails }, provide) =>
    provide(async () => {
      const client = visitor(server);
      const email = newAddress();
      await client.auth.signUp({ email, password: PASSWORD });
      const { secret } = linkOf(await mailTo(mails, email));
      const { data, error } = await client.auth.verifyOtp({ token_hash: secret, type: 'signup' });
      if (error || !data.session || !data.user) throw error ?? new Error('The link gave no session.');
      const { id } = data.user;
      await client.from('profiles').insert({ id, email, name: 'Camille', onboarding_completed: true });
      return {
        id,
        email,
        name: 'Camille',
        password: PASSWORD,
        accessToken: data.session.access_token,
        client,
      };
    }),
});

test('[AUTH-3] [AUTH-2] a sign-up is confirmed by the newest mail, and leads to the trip that was begun', async ({
  page,
  browser,
  server,
  mails,
}) => {
  const email = newAddress();
  await page.goto('/auth?action=signup');
  await page.evaluate(() =>
    localStorage.setItem(
      'escale-quick-plan',
      JSON.stringify({ destination: 'Lisbonne', startDate: '', endDate: '' }),
    ),
  );
  const password = page.getByLabel('Mot de passe', { exact: true });
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  for (const typed of ['motdepasse', PASSWORD]) {
    await password.fill(typed);
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(typed);
    await page.getByRole('button', { name: "S'inscrire", exact: true }).click();
    if (typed === PASSWORD) break;
    await expect(password).toHaveAccessibleDescription(/choisissez-en un autre/);
  }
  await page.waitForURL('**/check-email');
  await expect(toastOf(page)).toContainText('Vérifiez votre email pour confirmer votre compte.');
  await expect(page.getByText(email)).toBeVisible();
  const first = linkOf(await mailTo(mails, email));

  await page.getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect(page.getByRole('button', { name: /^Renvoyer le message dans \d+ s$/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Renvoyer le message dans \d+ s$/ })).toBeDisabled();
  const second = linkOf(await mailTo(mails, email));

  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en' });
  await elsewhere.addInitScript(() => localStorage.setItem('escale-language', 'en'));
  const other = await elsewhere.newPage();
  for (const [address, title, help] of [
    [first.address, 'A newer message has replaced it', other.getByRole('button', { name: 'Get a new link' })],
    [
      first.address.replace(/token=[^&]+/, 'token=x'),
      'This link is not from here',
      other.getByRole('link', { name: 'Sign in' }),
    ],
  ] as const) {
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(help).toBeVisible();
    await expect(other).toHaveURL('/auth?action=link');
  }
  await expectAccessible(other);
  await other.goto('/auth');
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('status').getByText('This address is not confirmed yet.')).toBeVisible();
  await other.getByRole('link', { name: 'Confirm it' }).click();
  await expect(other.getByText(email)).toBeVisible();

  await page.goto(second.address);
  await page.waitForURL('**/onboarding/profile');
  await expect(toastOf(page)).toContainText('Adresse confirmée');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page).toHaveURL('/dashboard?action=createTrip');
  await other.goto(second.address);
  await expect(
    other.getByRole('heading', { level: 1, name: 'This link has been used already' }),
  ).toBeVisible();
  await elsewhere.close();
});

test('[AUTH-8] a forgotten password is replaced by a link that works once; the account hears of it', async ({
  page,
  mails,
  confirmed,
}) => {
  const { email } = await confirmed();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  const { address } = linkOf(await mailTo(mails, email));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
  const password = page.getByLabel('Nouveau mot de passe', { exact: true });
  for (const [typed, problem] of [
    [PASSWORD, /C’est déjà votre mot de passe/],
    ['phare-du-bout-du-monde', null],
  ] as const) {
    await password.fill(typed);
    await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    if (problem) await expect(password).toHaveAccessibleDescription(problem);
  }
  await page.waitForURL('**/dashboard');
  await expect(toastOf(page)).toContainText('Mot de passe modifié');
  expect((await mailTo(mails, email)).headers.get('subject')).toBe('Votre mot de passe a changé');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien a déjà servi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aller à mes voyages' })).toBeVisible();
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[AUTH-8] [GATE-2] a code signs in, typed or pasted; its link does too, and both lead where one wanted to be', async ({
    page,
    mails,
    confirmed,
  }) => {
    const { email } = await confirmed();
    await page.goto('/profile?from=mail#bio');
    await page.getByRole('link', { name: 'Get a link or a code' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Get the message' }).click();
    const mail = linkOf(await mailTo(mails, email));
    expect(mail.next).toBe('/profile?from=mail#bio');
    const code = page.getByLabel('Six-digit code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(page);
    await page.reload();
    await code.fill('1234');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(code).toHaveAccessibleDescription('The code has six digits.');
    await code.fill(mail.code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(code).toHaveAccessibleDescription('This code is wrong or has expired.');
    await code.fill(` ${mail.code.slice(0, 3)} ${mail.code.slice(3)} `);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/profile?from=mail#bio');
    await expect(toastOf(page)).toContainText('Welcome back!');
  });

  test('[AUTH-7] [GATE-2] a social sign-in comes back to where one wanted to be, or says what to do', async ({
    page,
    provider,
    confirmed,
  }) => {
    const { email } = await confirmed();
    await page.goto('/profile?from=mail#bio');
    provider.account = undefined;
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(toastOf(page)).toContainText('Social sign-in failed');
    await expect(toastOf(page)).toContainText('Access denied: nothing was shared.');
    await expect(page).toHaveURL('/auth');
    provider.account = { id: '42', email, name: 'Camille', isVerified: true };
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL('/profile?from=mail#bio');
    expect(provider.asked.get('access_type')).toBe('offline');
    expect(provider.asked.get('prompt')).toBe('consent');
  });
});

test('[AUTH-9] [GATE-2] a second factor is asked for before anything is shown: by the app’s code or a recovery code', async ({
  page,
  confirmed,
}) => {
  const camille = await guard(await confirmed());
  const { data } = await camille.client.auth.mfa.recoveryCodes.generate();
  const signIn = async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(camille.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(camille.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Est-ce bien vous ?' })).toBeVisible();
  };
  await page.goto('/profile?from=mail#bio');
  await signIn();
  await expect(page.getByLabel('Code à six chiffres')).toBeVisible();
  await expectAccessible(page);
  // No protected page, whatever the address.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Est-ce bien vous ?' })).toBeVisible();
  const code = page.getByLabel('Code à six chiffres');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(code).toHaveAccessibleDescription(/Ce code n’est pas le bon/);
  await code.fill(codeOf(camille.secret, 1));
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes voyages' })).toBeVisible();

  await page.getByRole('button', { name: 'Camille' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await signIn();
  await page.getByRole('button', { name: 'Se connecter autrement' }).click();
  await expect(page.getByRole('tab', { name: 'Connexion' })).toBeVisible();
  await signIn();
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  const recovery = page.getByLabel('Code de secours');
  await recovery.fill('aaaaa-bbbbb');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(recovery).toHaveAccessibleDescription(/n’existe pas, ou il a déjà servi/);
  await recovery.fill(data?.codes[0] ?? '');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL('/dashboard');
});
