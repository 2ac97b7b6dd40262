import { codeOf } from '#tests/support/second-factor.ts';
import { like, WORDS } from './account-words.ts';
import { expect, test, toastOf } from './fixtures.ts';

const { profile } = WORDS.fr;

test('[AUTH-9] a line cut while an app is set up leaves it on, and says that the codes are missing; one of those then stands in for a lost phone', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  const current = dialog.getByLabel(profile.currentPassword, { exact: true });
  const either = dialog.getByLabel(profile.codeOrRecovery);
  const codes = page.getByRole('dialog', { name: profile.codesTitle, exact: true }).getByRole('listitem');
  const close = () => page.getByRole('button', { name: profile.codesSaved }).click();

  await page.getByRole('button', { name: profile.factorAdd }).click();
  await current.fill(camille.password);
  await current.press('Enter');
  const lostPhone = (await dialog.getByRole('code').innerText()).replaceAll('-', '');
  await page.route('**/auth/v1/factors/recovery-codes', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const code = dialog.getByLabel(profile.code);
  const again = dialog.getByRole('button', { name: profile.codesMake });
  await expect(async () => {
    await code.fill(codeOf(lostPhone, -1));
    await dialog.getByRole('button', { name: profile.enrolVerify }).click();
    await expect(again).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(dialog).toContainText(profile.codesNone);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(code).toHaveCount(0);
  await dialog.getByRole('button', { name: profile.cancel }).click();
  await expect(page.getByText(profile.codesNone)).toBeVisible();
  await page.unroute('**/auth/v1/factors/recovery-codes');

  await page.getByRole('button', { name: profile.codesNew }).click();
  await current.fill(camille.password);
  await either.fill(codeOf(lostPhone));
  await dialog.getByRole('button', { name: profile.codesMake }).click();
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allInnerTexts();
  await close();

  // The phone is lost: a code sets up another, and is spent.
  await page.getByRole('button', { name: profile.factorReplace }).click();
  await current.fill(camille.password);
  await either.fill(first);
  await dialog.getByRole('button', { name: profile.continue }).click();
  const phone = (await dialog.getByRole('code').innerText()).replaceAll('-', '');
  expect(phone).not.toBe(lostPhone);
  await expect(async () => {
    await code.fill(codeOf(phone, -1));
    await dialog.getByRole('button', { name: profile.enrolReplace }).click();
    await expect(codes).toHaveCount(10, { timeout: 3000 });
  }).toPass();
  const [third = ''] = await codes.allInnerTexts();
  await close();

  // The phone that was lost serves no more, nor do its codes; a new one makes new ones, another turns it off.
  await page.getByRole('button', { name: profile.codesNew }).click();
  await current.fill(camille.password);
  for (const old of [codeOf(lostPhone, 1), second]) {
    await either.fill(old);
    await dialog.getByRole('button', { name: profile.codesMake }).click();
    await expect(either).toHaveAccessibleDescription(like(profile.codeWrong));
  }
  await either.fill(third);
  await dialog.getByRole('button', { name: profile.codesMake }).click();
  await expect(codes).toHaveCount(10);
  const [last = ''] = await codes.allInnerTexts();
  await close();
  await page.getByRole('button', { name: profile.factorRemove }).click();
  await current.fill(camille.password);
  await either.fill(last);
  await dialog.getByRole('button', { name: profile.factorRemove }).click();
  await expect(toastOf(page)).toContainText(profile.factorRemoved);
  await expect(page.getByRole('button', { name: profile.factorAdd })).toBeVisible();
});
