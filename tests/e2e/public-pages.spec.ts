import { administrator } from '#tests/support/accounts.ts';
import { expect, expectAccessible, interact, test } from './fixtures.ts';

test('[PUB-2] [PUB-4] the forms of the public pages say what is wrong, lose nothing, and confirm what they have stored', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const send = () => page.getByRole('button', { name: 'Envoyer' }).click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/contact?about=privacy');
  await interact(page);

  await test.step('[PUB-4] contact says under each field what is missing, and sends nothing', async () => {
    await expect(page.getByLabel('Sujet')).toHaveValue('Confidentialité');
    await page.getByLabel('E-mail').fill('camille');
    await send();
    await expect(page.getByLabel('Nom')).toHaveAccessibleDescription(/Indiquez votre nom/);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/adresse e-mail complète/);
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Écrivez votre message/);
    await expect(page.getByLabel('Nom')).toBeFocused();
    await expectAccessible(page);
    expect(sent.filter((url) => url.includes('/rest/v1/'))).toEqual([]);
  });

  await test.step('[PUB-4] it keeps what was typed when sending fails, then stores it and confirms it on the page', async () => {
    await page.route(/\/rest\/v1\/contact_messages/, (route) => route.abort());
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour, une question sur les voyages à plusieurs.');
    await send();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(
      'Bonjour, une question sur les voyages à plusieurs.',
    );
    await page.unroute(/\/rest\/v1\/contact_messages/);
    const stored = page.waitForResponse(/\/rest\/v1\/contact_messages/);
    await send();
    expect((await stored).status()).toBe(201);
    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused();
    await expect(page.getByText('camille@exemple.fr')).toBeVisible();
  });

  await test.step('[PUB-2] of a custom trip a refused field says why, and what was typed outlives a reload', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Voyages sur mesure' }).click();
    await expect(page).toHaveURL('/voyages-sur-mesure');
    await expect(title).toBeFocused();
    await page.getByLabel('Destination').fill('Lisbonne');
    await page.getByLabel('Date de début').fill('2027-03-12');
    await page.getByLabel('Date de fin').fill('2027-03-11');
    await page.getByLabel('Voyageurs').fill('3');
    await page.getByLabel('Budget').fill('1 500,50');
    await page.getByRole('checkbox', { name: 'Culture' }).check();
    await page.getByLabel('Nom').fill('Camille');
    await page.getByLabel('E-mail').fill('camille@exemple.fr');
    await page.getByLabel('Message').fill('La lumière de mars, sans courir.');
    await send();
    await expect(page.getByLabel('Date de fin')).toHaveAccessibleDescription(/doit suivre la date de début/);
    await page.reload();
    await interact(page);
    await expect(page.getByLabel('Destination')).toHaveValue('Lisbonne');
    await expect(page.getByLabel('Message')).toHaveValue('La lumière de mars, sans courir.');
    await expect(page.getByRole('checkbox', { name: 'Culture' })).toBeChecked();
  });

  await test.step('[PUB-2] it is stored as it was typed, and confirmed on the page', async () => {
    await page.getByLabel('Date de fin').fill('2027-03-16');
    const stored = page.waitForRequest(/\/rest\/v1\/custom_trip_requests/);
    await send();
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
});

test('[PUB-2] who sends a request signed in sees what becomes of it', async ({
  page,
  person,
  server,
  signInAs,
}) => {
  const camille = await person();
  await signInAs(camille);
  await page.goto('/voyages-sur-mesure');
  await expect(page.getByRole('button', { name: 'Camille' })).toBeVisible();
  await page.getByLabel('Destination').fill('Açores');
  await page.getByLabel('Nom').fill('Camille');
  await page.getByLabel('E-mail').fill('camille@exemple.fr');
  await page.getByLabel('Message').fill('Bonjour');
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
