import type { Page, WebSocketRoute } from '@playwright/test';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const logOf = (page: Page) => page.getByRole('log', { name: /^(Discussion|Chat)$/ });

async function say(page: Page, text: string) {
  await page.getByLabel('Votre message').fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
}

test.describe('the discussion', () => {
  test('[CHAT-1] is in order, by day and sender; links can be followed, nothing else is made of a text', async ({
    sharedTrip,
    page,
    signInAs,
  }) => {
    const { camille, thomas, trip } = await sharedTrip('viewer');
    for (const text of ['On part à 7 h ?', 'Ou à 8 h.'])
      await thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text });
    await signInAs(camille);
    await page.goto(`/trip/${trip}`);
    await expect(page.getByRole('tab', { name: /^Discussion/ })).toContainText('2');
    await page.getByRole('tab', { name: /^Discussion/ }).click();
    const log = logOf(page);
    await expect(log.getByRole('article')).toHaveText(/Thomas.*On part à 7 h\s\?.*Ou à 8 h\./s);
    await expect(log.getByRole('heading', { level: 2 })).toHaveText('aujourd’hui');
    await expect(page.getByRole('tab', { name: /^Discussion/ })).not.toContainText('2');

    await say(page, '   ');
    await expect(log.getByRole('article')).toHaveCount(1);
    await say(page, 'Voir https://example.org/carte?a=1. <img src=x onerror=alert(1)> javascript:alert(2)');
    const own = log.getByRole('article').last();
    await expect(own).toContainText('<img src=x onerror=alert(1)> javascript:alert(2)');
    await expect(own.getByRole('link')).toHaveAttribute('href', 'https://example.org/carte?a=1');
    await expect(own.getByRole('link')).toHaveAttribute('rel', /noopener/);
    await expect(page.getByLabel('Votre message')).toHaveValue('');
    await expectAccessible(page);

    await own.getByRole('button', { name: 'Supprimer ce message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('Message supprimé');
    await expect(log.getByRole('article')).toHaveCount(1);
    const { data } = await camille.client.from('trip_chat_messages').select('id').eq('trip_id', trip);
    expect(data).toHaveLength(2);
  });

  test('[PLUS-19] a reply quotes what it answers, jumps there, comes live, and says when that was deleted', async ({
    sharedTrip,
    page,
    context,
    signInAs,
  }) => {
    const { camille, thomas, trip } = await sharedTrip('viewer');
    for (const text of ['On part à 7 h ?', ...Array.from({ length: 80 }, (_, n) => `Message ${n}`)])
      await thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text });
    const { data: first } = await thomas.client
      .from('trip_chat_messages')
      .select('id')
      .eq('text', 'On part à 7 h ?')
      .single();
    // It opens at the newest.
    await camille.client.rpc('mark_read', { trip_id: trip, read_at: new Date().toISOString() });
    const answer = { trip_id: trip, text: 'Plutôt 8 h', reply_to: first?.id ?? '' };
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=chat`);
    const log = logOf(page);
    await expect(log.getByText('Message 79', { exact: true })).toBeInViewport();
    await expect(log.locator('[data-slot=message]', { hasText: 'On part à 7 h' })).toHaveCount(0);
    await thomas.client.from('trip_chat_messages').insert(answer);
    // What is answered is on no page that was loaded: it is quoted all the same, and loaded to be shown.
    const quote = log.getByRole('button', { name: 'Thomas On part à 7 h ?' });
    await quote.focus();
    await page.keyboard.press('Enter');
    const answered = log.locator(`#message-${first?.id}`);
    await expect(answered).toBeInViewport();
    await expect(answered).toBeFocused();

    await context.setOffline(true);
    await answered.getByRole('button', { name: 'Répondre à ce message' }).press('Enter');
    await expect(page.getByLabel('Votre message')).toBeFocused();
    await expect(page.getByText(/^Réponse à Thomas/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Réponse à Thomas/)).toHaveCount(0);
    await answered.getByRole('button', { name: 'Répondre à ce message' }).press('Enter');
    await expectAccessible(page);
    await page.keyboard.type('D’accord pour 7 h');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Envoi…')).toBeVisible();
    await expect(quote).toHaveCount(2);
    await context.setOffline(false);
    await expect(log.getByText('Envoi…')).toHaveCount(0);
    const { data } = await thomas.client
      .from('trip_chat_messages')
      .select('text')
      .eq('reply_to', first?.id ?? '');
    expect(data).toEqual([{ text: 'Plutôt 8 h' }, { text: 'D’accord pour 7 h' }]);

    await thomas.client
      .from('trip_chat_messages')
      .delete()
      .eq('id', first?.id ?? '');
    await expect(quote).toHaveCount(0);
    await expect(log.getByText('Message supprimé')).toHaveCount(2);
    await expectAccessible(page);
  });

  test('[CHAT-2] a message shows at once, waits for the network, and is stored once', async ({
    page,
    context,
    openTrip,
  }) => {
    const trip = await openTrip('?panel=chat');
    await expect(page.getByText('Aucun message pour l’instant')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Votre message').fill('Deux lignes');
    await page.getByLabel('Votre message').press('Shift+Enter');
    await page.getByLabel('Votre message').pressSequentially('ici');
    await page.getByLabel('Votre message').press('Enter');
    await expect(logOf(page)).toContainText(/Deux lignes\s*ici/);
    await expect(logOf(page).getByText('Envoi…')).toBeVisible();
    await context.setOffline(false);
    await expect(logOf(page).getByText('Envoi…')).toHaveCount(0);

    // The answer is lost on the way back: the try after it finds the message stored.
    let isFirst = true;
    await page.route('**/rest/v1/trip_chat_messages*', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await say(page, 'Une seule fois');
    await expect(logOf(page).getByText('Une seule fois')).toBeVisible();
    await expect(logOf(page).getByText('Envoi…')).toHaveCount(0);
    await page.reload();
    await expect(logOf(page).getByText('Une seule fois')).toHaveCount(1);
    expect(trip).toBeTruthy();
  });

  test('[CHAT-1] [CHAT-2] what is refused stays to be sent again; what is being typed outlives a reload', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?panel=chat');
    await page.route('**/rest/v1/trip_chat_messages*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: {
              message: 'new row violates row-level security',
              code: '42501',
              details: null,
              hint: null,
            },
          })
        : route.continue(),
    );
    await say(page, 'Refusé');
    await expect(logOf(page).getByText('Non envoyé')).toBeVisible();
    await page.getByLabel('Votre message').fill('Pas fini');
    await page.reload();
    await expect(page.getByLabel('Votre message')).toHaveValue('Pas fini');
    await expect(logOf(page).getByText('Non envoyé')).toBeVisible();
    await page.unroute('**/rest/v1/trip_chat_messages*');
    await logOf(page).getByRole('button', { name: 'Renvoyer' }).click();
    await expect(logOf(page).getByText('Non envoyé')).toHaveCount(0);
    await expect(logOf(page).getByText('Refusé')).toHaveCount(1);
    await page.getByLabel('Votre message').fill('x'.repeat(4001));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Un message peut avoir 4 000 caractères au plus.')).toBeVisible();
  });

  test('[CHAT-1] comes in pages from the newest back', async ({ page, person, signInAs }) => {
    const camille = await person();
    const trip = await createTrip(camille);
    const rows = Array.from({ length: 130 }, (_, index) => ({ trip_id: trip, text: `Message ${index + 1}` }));
    for (const row of rows) await camille.client.from('trip_chat_messages').insert(row);
    await signInAs(camille);
    const line: { isDown: boolean; open: WebSocketRoute[] } = { isDown: false, open: [] };
    await page.routeWebSocket('**/realtime/**', async (socket) => {
      if (line.isDown) return socket.close();
      line.open.push(socket);
      socket.connectToServer();
    });
    await page.goto(`/trip/${trip}?panel=chat`);
    await expect(logOf(page).getByText('Message 130', { exact: true })).toBeInViewport();
    await expect(logOf(page).getByText('Message 1', { exact: true })).toHaveCount(0);
    await logOf(page).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Home');
        return logOf(page).getByText('Message 1', { exact: true }).count();
      })
      .toBe(1);
    const texts = await logOf(page)
      .getByText(/^Message \d+$/)
      .allInnerTexts();
    expect(texts).toEqual(rows.map(({ text }) => text));

    // What is taken back while nothing is received goes from the older pages too, once the line is back.
    line.isDown = true;
    for (const socket of line.open) await socket.close();
    await camille.client.from('trip_chat_messages').delete().eq('trip_id', trip).eq('text', 'Message 7');
    line.isDown = false;
    await expect(logOf(page).getByText('Message 7', { exact: true })).toHaveCount(0);
    await expect(logOf(page).getByText(/^Message \d+$/)).toHaveCount(129);
  });
});

test.describe('in English, on a phone', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[CHAT-1] speaks English', async ({ page, openTrip }) => {
    await openTrip('?panel=chat');
    await page.getByLabel('Your message').fill('Shall we?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(logOf(page).getByRole('heading', { level: 2 })).toHaveText('today');
    await expect(logOf(page).getByText('Shall we?')).toBeInViewport();
    await expectAccessible(page);
  });
});

test('[PLUS-19] of two members of the same name the chosen one is mentioned, and stands out once renamed', async ({
  sharedTrip,
  page,
  person,
  signInAs,
}) => {
  const namesake = await person({ name: 'Thomas' });
  const { camille, thomas, trip } = await sharedTrip('viewer');
  await addCollaborator(camille, trip, namesake, 'viewer');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=chat`);
  const field = page.getByLabel('Votre message');
  await field.pressSequentially('À toi @tho');
  const options = page.getByRole('listbox', { name: 'Participants' }).getByRole('option');
  await expect(options).toHaveCount(2);
  await expect(options.filter({ hasText: thomas.email })).toHaveCount(1);
  await options.filter({ hasText: namesake.email }).click();
  await page.reload();
  await expect(field).toHaveValue('À toi @Thomas ');
  await field.press('Enter');
  const mention = page.getByRole('log').getByRole('strong');
  await expect(mention).toHaveText('@Thomas');
  const stored = async () => {
    const { data } = await camille.client.from('trip_chat_messages').select('mentions').eq('trip_id', trip);
    return data?.map(({ mentions }) => mentions);
  };
  await expect.poll(stored).toEqual([[namesake.id]]);
  await namesake.client.from('profiles').update({ name: 'Tom Petit' }).eq('id', namesake.id);
  await page.reload();
  await expect(mention).toHaveText('@Thomas');
  await field.pressSequentially('@tom');
  await expect(options).toHaveText(['Tom Petit']);
});
