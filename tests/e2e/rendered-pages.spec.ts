import type { Page } from '@playwright/test';
import { expect, test, toastOf } from './fixtures.ts';

const SCRIPTS = /\/assets\/.*\.js$/;

/** Holds the scripts of the pages that are opened next. @returns what lets them go */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('[PLUS-15] [PLUS-7] [PROF-4] [SHELL-1] a public page can be read before its scripts are there', async ({
  page,
  person,
  signInAs,
}) => {
  await test.step('[PLUS-15] [PLUS-7] what is typed, chosen and sent before is typed, chosen and sent then', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/contact');
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    const letGo = await holdScripts(page);
    await page.getByLabel('Nom', { exact: true }).fill('Inès');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('radio', { name: 'Sombre' }).check();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await letGo();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Inès');
    await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/adresse/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('[PLUS-15] [SHELL-5] a form that may have a draft is filled once that is there', async () => {
    const letGo = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.getByLabel('Nom', { exact: true })).toBeDisabled();
    await letGo();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Inès');
  });

  await test.step('[PLUS-15] [PROF-4] a button that is pressed before acts once they are: upgrading is not there yet', async () => {
    const letGo = await holdScripts(page);
    await page.goto('/premium', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Passer à Premium' }).click();
    await letGo();
    await expect(toastOf(page)).toContainText('Pas encore disponible');
  });

  await test.step('[PLUS-15] a press that nothing can answer is released, and the next one asks for the scripts again', async () => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/premium');
    const upgrade = page.getByRole('button', { name: 'Passer à Premium' });
    const failed = page.waitForEvent('requestfailed');
    await upgrade.click();
    await failed;
    await expect(upgrade).not.toHaveAttribute('data-clicked-early');
    await page.unroute(SCRIPTS);
    await upgrade.click();
    await expect(toastOf(page)).toContainText('Pas encore disponible');
  });

  await test.step('[SHELL-1] [PLUS-15] with a session it waits for neither, and shows no ways in', async () => {
    await signInAs(await person());
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Chargement de Escale...')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'S’inscrire' })).toBeHidden();
    await letGo();
    await expect(page.getByRole('link', { name: 'Mes voyages' }).first()).toBeVisible();
  });
});
