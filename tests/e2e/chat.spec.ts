import type { Page, WebSocketRoute } from '@playwright/test';
import { fieldOf, logOf, send, tabOf } from './chat-page.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const messagesOf = (page: Page) => logOf(page).locator('[data-slot=message]');

test('[CHAT-1] [CHAT-2] [PLUS-19] the discussion opens at the first unread; what one writes shows at once, waits, is sent again, and is stored once', async ({
  sharedTrip,
  page,
  context,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('viewer');
  const write = (text: string) => thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text });
  for (const text of ['On part à 7 h ?', 'Ou à 8 h.']) await write(text);
  for (const n of Array.from({ length: 12 }, (_, index) => index + 1))
    await write(`Idée ${n} : ${'mot '.repeat(60)}`);
  await signInAs(camille);
  await page.goto(`/trip/${trip}`);
  const log = logOf(page);
  const articles = log.getByRole('article');

  await test.step('[CHAT-1] it is in order, by day and sender, from the first unread on', async () => {
    await expect(page).toHaveTitle(/^\(14\) /);
    await expect(tabOf(page)).toContainText('14');
    await tabOf(page).click();
    await expect(log.getByText('On part à 7 h ?')).toBeInViewport();
    await expect(log.getByText('Nouveaux messages')).toBeInViewport();
    await expect(log.getByText(/^Idée 12 /)).not.toBeInViewport();
    await expect(articles).toHaveText(/Thomas.*On part à 7 h\s\?.*Ou à 8 h\..*Idée 1 .*Idée 12 /s);
    await expect(log.getByRole('heading', { level: 2 })).toHaveText('aujourd’hui');
    await expect(tabOf(page)).toContainText('14');
    await page.getByRole('button', { name: '14 nouveaux messages' }).click();
    await expect(log.getByText(/^Idée 12 /)).toBeInViewport();
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(tabOf(page)).not.toContainText('14');
  });

  await test.step('[CHAT-2] [PLUS-19] one who reads further up is shown how many came, and led to them', async () => {
    await expect(page.getByRole('button', { name: /^Voyageurs, ici\s: Camille/ })).toBeVisible();
    const first = log.getByText(/^Idée 1 /);
    await first.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
    const { y } = (await first.boundingBox()) ?? { y: Number.NaN };
    await write('On part quand ?');
    await expect(page.getByRole('button', { name: '1 nouveau message' })).toBeVisible();
    await write('À 8 h ?');
    await expect(page.getByRole('button', { name: '2 nouveaux messages' })).toBeVisible();
    await expect(tabOf(page)).toContainText('2');
    expect((await first.boundingBox())?.y).toBeCloseTo(y, 0);
    await page.getByRole('button', { name: '2 nouveaux messages' }).click();
    await expect(log.getByText('À 8 h ?')).toBeInViewport();
    await expect(log).toBeFocused();
    await expect(tabOf(page)).not.toContainText('2');

    await first.scrollIntoViewIfNeeded();
    await fieldOf(page).fill('À 8 h.');
    await fieldOf(page).press('Enter');
    await expect(log.getByText('À 8 h.', { exact: true })).toBeInViewport();
  });

  await test.step('[CHAT-1] a blank is ignored; links can be followed, nothing else is made of a text; it is deleted', async () => {
    await send(page, '   ');
    await expect(messagesOf(page)).toHaveCount(17);
    await send(page, 'Voir https://example.org/carte?a=1. <img src=x onerror=alert(1)> javascript:alert(2)');
    const own = messagesOf(page).filter({ hasText: 'https://example.org' });
    await expect(own).toContainText('<img src=x onerror=alert(1)> javascript:alert(2)');
    await expect(own.getByRole('link')).toHaveAttribute('href', 'https://example.org/carte?a=1');
    await expect(own.getByRole('link')).toHaveAttribute('rel', /noopener/);
    await expect(fieldOf(page)).toHaveValue('');
    await own.getByRole('button', { name: 'Supprimer ce message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('Message supprimé');
    await expect(messagesOf(page)).toHaveCount(17);
    const { data } = await camille.client.from('trip_chat_messages').select('id').eq('trip_id', trip);
    expect(data).toHaveLength(17);
  });

  await test.step('[CHAT-2] a message waits for the network, and is stored once when its answer is lost', async () => {
    await context.setOffline(true);
    await fieldOf(page).fill('Deux lignes');
    await fieldOf(page).press('Shift+Enter');
    await fieldOf(page).pressSequentially('ici');
    await fieldOf(page).press('Enter');
    await expect(log).toContainText(/Deux lignes\s*ici/);
    await expect(log.getByText('Part dès que le réseau revient')).toBeVisible();
    await context.setOffline(false);
    await expect(log.getByText(/Envoi…|Part dès que/)).toHaveCount(0);

    // The answer is lost on the way back: the try after it finds the message stored.
    let isFirst = true;
    await page.route('**/rest/v1/trip_chat_messages*', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort('connectionreset');
    });
    const answered = page.waitForResponse(
      (response) => response.url().includes('/trip_chat_messages') && response.request().method() === 'POST',
    );
    await send(page, 'Une seule fois');
    await answered;
    await expect(log.getByText('Une seule fois')).toBeVisible();
    await expect(log.getByText('Envoi…')).toHaveCount(0);
    expect(isFirst).toBe(false);
    await page.unroute('**/rest/v1/trip_chat_messages*');
  });

  await test.step('[CHAT-1] [CHAT-2] what is refused stays to be sent again; what is being typed outlives a reload', async () => {
    const refusal = { message: 'new row violates row-level security', code: '42501' };
    await page.route('**/rest/v1/trip_chat_messages*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { ...refusal, details: null, hint: null } })
        : route.continue(),
    );
    await send(page, 'Refusé');
    await expect(log.getByText('Non envoyé')).toBeVisible();
    await fieldOf(page).fill('Pas fini');
    await page.reload();
    await expect(fieldOf(page)).toHaveValue('Pas fini');
    await expect(log.getByText('Non envoyé')).toBeVisible();
    await expect(log.getByText('Une seule fois')).toHaveCount(1);
    await page.unroute('**/rest/v1/trip_chat_messages*');
    await log.getByRole('button', { name: 'Renvoyer' }).click();
    await expect(log.getByText('Non envoyé')).toHaveCount(0);
    await expect(log.getByText('Refusé')).toHaveCount(1);
    await fieldOf(page).fill('x'.repeat(4001));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Un message peut avoir 4 000 caractères au plus.')).toBeVisible();
  });
});

test('[CHAT-1] [PLUS-19] a long discussion comes in pages from the newest back; a reply quotes what it answers, and jumps there', async ({
  sharedTrip,
  page,
  context,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('viewer');
  const written = () => thomas.client.from('trip_chat_messages');
  const texts = Array.from({ length: 110 }, (_, index) => `Message ${index + 1}`);
  for (const text of ['On part à 7 h ?', ...texts]) await written().insert({ trip_id: trip, text });
  const { data: first } = await written()
    .select('id')
    .eq('trip_id', trip)
    .eq('text', 'On part à 7 h ?')
    .single();
  const firstId = first?.id ?? '';
  // It opens at the newest.
  await camille.client.rpc('mark_read', { trip_id: trip, read_at: new Date().toISOString() });
  await signInAs(camille);
  const line: { isDown: boolean; open: WebSocketRoute[] } = { isDown: false, open: [] };
  await page.routeWebSocket('**/realtime/**', async (socket) => {
    if (line.isDown) return socket.close();
    line.open.push(socket);
    socket.connectToServer();
  });
  await page.goto(`/trip/${trip}?panel=chat`);
  const log = logOf(page);
  const quote = log.getByRole('button', { name: 'Thomas On part à 7 h ?' });

  await test.step('[PLUS-19] a reply comes live, quotes what it answers, and jumps there', async () => {
    await expect(log.getByText('Message 110', { exact: true })).toBeInViewport();
    await expect(messagesOf(page).filter({ hasText: 'On part à 7 h' })).toHaveCount(0);
    await written().insert({ trip_id: trip, text: 'Plutôt 8 h', reply_to: firstId });
    // What is answered is on no page that was loaded: it is quoted all the same, and loaded to be shown.
    await quote.focus();
    await page.keyboard.press('Enter');
    const answered = log.locator(`[data-message="${firstId}"]`);
    await expect(answered).toBeInViewport();
    await expect(answered).toBeFocused();

    await context.setOffline(true);
    await answered.getByRole('button', { name: 'Répondre à ce message' }).press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await expect(page.getByText(/^Réponse à Thomas/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Réponse à Thomas/)).toHaveCount(0);
    await answered.getByRole('button', { name: 'Répondre à ce message' }).press('Enter');
    await expectAccessible(page);
    await page.keyboard.type('D’accord pour 7 h');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Part dès que le réseau revient')).toBeVisible();
    await expect(quote).toHaveCount(2);
    await context.setOffline(false);
    await expect(log.getByText(/Envoi…|Part dès que/)).toHaveCount(0);
    const { data } = await written().select('text').eq('reply_to', firstId);
    expect(data).toEqual([{ text: 'Plutôt 8 h' }, { text: 'D’accord pour 7 h' }]);
  });

  await test.step('[PLUS-19] and says when that was deleted', async () => {
    await written().delete().eq('id', firstId);
    await expect(quote).toHaveCount(0);
    await expect(log.getByText('Message supprimé')).toHaveCount(2);
  });

  await test.step('[CHAT-1] older pages come by scrolling, in order', async () => {
    await page.reload();
    await expect(log.getByText('D’accord pour 7 h')).toBeInViewport();
    await expect(log.getByText('Message 1', { exact: true })).toHaveCount(0);
    await log.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Home');
        return log.getByText('Message 1', { exact: true }).count();
      })
      .toBe(1);
    expect(await log.getByText(/^Message \d+$/).allInnerTexts()).toEqual(texts);
  });

  await test.step('[CHAT-1] what is taken back while nothing is received goes from them too, once the line is back', async () => {
    line.isDown = true;
    for (const socket of line.open) await socket.close();
    await written().delete().eq('trip_id', trip).eq('text', 'Message 7');
    line.isDown = false;
    await expect(log.getByText('Message 7', { exact: true })).toHaveCount(0);
    await expect(log.getByText(/^Message \d+$/)).toHaveCount(109);
  });
});
