import collaborators from '#i18n/locales/fr/collaborators.ts';
import { linkOf, mailTo } from '#tests/support/account-links.ts';
import { administrator } from '#tests/support/accounts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { passOnboarding, WORDS } from './account-words.ts';
import { expect } from './fixtures.ts';
import { newAddress, PASSWORD, test } from './mail-fixtures.ts';

test('[PLUS-17] the way back to a join link survives confirming the address, in another browser, and onboarding', async ({
  page,
  browser,
  confirmed,
  server,
  mails,
}) => {
  const { auth, onboarding } = WORDS.fr;
  const camille = await confirmed();
  await administrator(server)
    .from('profiles')
    .update({ is_premium: true })
    .eq('id', camille.id)
    .select('id')
    .single();
  const trip = await createTrip(camille);
  const { data: link } = await camille.client.rpc('create_join_link', { trip_id: trip });
  const email = newAddress();
  await page.goto(`/rejoindre/${link?.token}`);
  await page.getByRole('link', { name: collaborators.joinSignUp }).click();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(auth.confirmPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: auth.signUp, exact: true }).click();
  await page.waitForURL('**/check-email');

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await other.goto(linkOf(await mailTo(mails, email)).address);
  await other.getByRole('button', { name: collaborators.join }).click();
  await other.getByLabel(onboarding.firstName, { exact: true }).fill('Nina');
  await passOnboarding(other, 'fr');
  await other.waitForURL(`**/trip/${trip}*`);
  await expect(other.getByRole('heading', { level: 1, name: 'Lisbonne en décembre' })).toBeVisible();
  await elsewhere.close();
});
