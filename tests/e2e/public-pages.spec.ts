import { administrator } from '#tests/support/accounts.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

test.describe('contact', () => {
  test('[PUB-4] stores a visitor’s message and confirms it on the page', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour, une question sur les voyages à plusieurs.');
    const stored = page.waitForResponse(/\/rest\/v1\/contact_messages/);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    expect((await stored).status()).toBe(201);
    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused();
    await expect(page.getByText('camille@exemple.fr')).toBeVisible();
    await expectAccessible(page);
  });

  test('[PUB-4] says under each field what is missing, and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/contact');
    await page.getByLabel('E-mail').fill('camille');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByLabel('Nom')).toHaveAccessibleDescription(/Indiquez votre nom/);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/adresse e-mail complète/);
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Écrivez votre message/);
    await expect(page.getByLabel('Nom')).toBeFocused();
    await expectAccessible(page);
    expect(sent.filter((url) => url.includes('/rest/v1/'))).toEqual([]);
  });

  test('[PUB-4] keeps what was typed when sending fails', async ({ page }) => {
    await page.route(/\/rest\/v1\/contact_messages/, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
    await page.unroute(/\/rest\/v1\/contact_messages/);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeVisible();
  });

  test('[PUB-4] in English', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('escale-language', 'en'));
    await page.goto('/contact?about=privacy');
    await expect(page.getByLabel('Subject')).toHaveValue('Privacy');
    await page.getByLabel('Name').fill('Camille');
    await page.getByLabel('Email').fill('camille@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  });
});

test.describe('custom trips', () => {
  test('[PUB-2] stores a request and confirms it on the page', async ({ page }) => {
    await page.goto('/voyages-sur-mesure');
    await page.getByLabel('Destination').fill('Lisbonne');
    await page.getByLabel('Date de début').fill('2027-03-12');
    await page.getByLabel('Date de fin').fill('2027-03-16');
    await page.getByLabel('Voyageurs').fill('3');
    await page.getByLabel('Budget').fill('1 500,50');
    await page.getByRole('checkbox', { name: 'Culture' }).check();
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('La lumière de mars, sans courir.');
    const stored = page.waitForRequest(/\/rest\/v1\/custom_trip_requests/);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    expect((await stored).postDataJSON()).toMatchObject({
      destination: 'Lisbonne',
      start_date: '2027-03-12',
      end_date: '2027-03-16',
      travellers: 3,
      budget: 1500.5,
      style: ['culture'],
      user_id: null,
    });
    await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
  });

  test('[PUB-2] a refused field says why, what was typed outlives a reload, and its sender sees what becomes of it', async ({
    page,
    person,
    server,
    signInAs,
  }) => {
    const camille = await person();
    await signInAs(camille);
    await page.goto('/voyages-sur-mesure');
    await page.getByLabel('Destination').fill('Açores');
    await page.getByRole('checkbox', { name: 'Nature' }).check();
    await page.getByLabel('Date de début').fill('2027-03-12');
    await page.getByLabel('Date de fin').fill('2027-03-11');
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByLabel('Date de fin')).toHaveAccessibleDescription(/doit suivre la date de début/);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByLabel('Destination')).toHaveValue('Açores');
    await expect(page.getByLabel('Message')).toHaveValue('Bonjour');
    await expect(page.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
    await page.getByLabel('Date de fin').fill('2027-03-19');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();

    const mine = page.getByRole('region', { name: 'Vos demandes' }).getByRole('listitem');
    await page.reload();
    await expect(mine.filter({ hasText: 'Açores' })).toContainText('Reçue');
    await expect(page.getByLabel('Destination')).toHaveValue('');
    await administrator(server)
      .from('custom_trip_requests')
      .update({ status: 'in_progress' })
      .eq('user_id', camille.id);
    await page.reload();
    await expect(mine.filter({ hasText: 'Açores' })).toContainText('En préparation');
  });
});

for (const [language, upgrade, cancel, answer] of [
  ['fr', 'Passer à Premium', 'Résilier Premium', 'Pas encore disponible'],
  ['en', 'Upgrade to Premium', 'Cancel Premium', 'Not implemented'],
] as const) {
  test.describe(`premium, in ${language}`, () => {
    test.use({ language });

    test('[PROF-4] upgrading and cancelling answer that they are not there yet', async ({
      page,
      person,
      signInAs,
    }) => {
      await page.goto('/premium');
      if (language === 'en') await expectAccessible(page);
      await page.getByRole('button', { name: upgrade }).click();
      await expect(toastOf(page)).toContainText(answer);
      await signInAs(await person({ premium: true }));
      await page.goto('/premium');
      await page.getByRole('button', { name: cancel }).click();
      await expect(toastOf(page)).toContainText(answer);
    });
  });
}

test.describe('themes', () => {
  test('[PUB-3] an unknown theme offers the known ones', async ({ page }) => {
    await page.goto('/voyages-a-theme/nulle-part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce thème n’est pas au programme');
    const themes = page.getByRole('main').locator('a[href^="/voyages-a-theme/"]');
    await expect(themes.first()).toBeVisible();
    await expectAccessible(page);
    const name = await themes.first().innerText();
    await themes.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
    await expect(page).toHaveTitle(`${name.trim()} — Escale`);
    await expectAccessible(page);
  });
});

test.describe('the administration', () => {
  test('[ADMIN-1] its first page counts what there is', async ({ page, person, server, signInAs }) => {
    await signInAs(await person({ role: 'supervisor' }));
    await page.goto('/admin');
    const { count } = await administrator(server)
      .from('blog_posts')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'published')
      .lte('published_at', new Date().toISOString());
    const figures = page.getByRole('region', { name: 'Chiffres du site' });
    const posts = figures.getByRole('term').filter({ hasText: 'Articles publiés' });
    await expect(posts.locator('xpath=following-sibling::dd')).toContainText(String(count));
    await expectAccessible(page);
  });
});
