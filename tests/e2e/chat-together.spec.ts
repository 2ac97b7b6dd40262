import type { Page } from '@playwright/test';
import { addCollaborator } from '#tests/support/trips.ts';
import { fieldOf, logOf, send, tabOf } from './chat-page.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

test('[CHAT-2] [PLUS-19] two people: a message and a comment appear for both, and the chosen namesake is mentioned', async ({
  sharedTrip,
  page,
  context,
  person,
  signInAs,
  openAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('viewer', {
    content: { trip_meals: [{ title: 'Ramiro', date: '2026-12-01', time: '12:00' }] },
  });
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=2026-12-01&panel=costs`);
  const his = await openAs(thomas, `/trip/${trip}?day=2026-12-01&panel=chat`);
  const [log, field] = [logOf(page), fieldOf(page)];
  const options = page.getByRole('listbox', { name: 'Participants' }).getByRole('option');

  await test.step('[CHAT-2] a message appears for everybody who has the trip open', async () => {
    await expect(his.getByText('Aucun message pour l’instant')).toBeVisible();
    await send(his, 'On part à 7 h ?');
    await expect(tabOf(page)).toContainText('1');
    await tabOf(page).click();
    await expect(log.getByText('On part à 7 h ?')).toBeVisible();
    await expect(tabOf(page)).not.toContainText('1');
  });

  await test.step('[CHAT-2] [PLUS-19] who writes is shown, who is mentioned stands out, and a message goes when it is taken back', async () => {
    await field.pressSequentially('À 8 h. @tho');
    await expect(his.getByText('Camille écrit…')).toBeVisible();
    await expect(options).toHaveText(['Thomas']);
    await expectAccessible(page);
    await field.press('Enter');
    await expect(field).toHaveValue('À 8 h. @Thomas ');
    await field.press('Enter');
    await expect(his.getByText('Camille écrit…')).toBeHidden();
    await expect(logOf(his).getByText('À 8 h. @Thomas')).toBeVisible();
    await expect(logOf(his).getByRole('strong')).toHaveText('@Thomas');
    await his.getByRole('button', { name: 'Supprimer ce message' }).click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(log.getByText('On part à 7 h ?')).toBeHidden();
    await expect(toastOf(page)).toBeHidden();
  });

  await test.step('[PLUS-19] a comment on an item stands beside it, in the discussion and in the activity, live and offline', async () => {
    const openItem = (one: Page) =>
      one
        .getByRole('button', { name: /Ramiro/ })
        .first()
        .click();
    await openItem(page);
    const comments = page.getByRole('region', { name: 'Commentaires' });
    await expect(comments).toContainText('Aucun commentaire');
    await openItem(his);
    const hisComments = his.getByRole('region', { name: 'Commentaires' });
    await hisComments.getByLabel('Votre commentaire').fill('On y va à pied ?');
    await hisComments.getByLabel('Votre commentaire').press('Enter');
    await expect(comments).toContainText('1 commentaire');
    await expect(comments.getByRole('article')).toContainText('On y va à pied ?');
    await expect(logOf(his).getByRole('link', { name: 'Ramiro' })).toBeVisible();

    await context.setOffline(true);
    await comments.getByLabel('Votre commentaire').fill('En tram.');
    await comments.getByLabel('Votre commentaire').press('Enter');
    await expect(comments.getByRole('article').last()).toContainText('En tram.');
    await context.setOffline(false);
    await expect(hisComments).toContainText('En tram.');
    await page.getByRole('tab', { name: /^Participants/ }).click();
    await expect(page.getByText('Thomas a commenté')).toBeVisible();
  });

  await test.step('[PLUS-19] of two members of the same name the chosen one is mentioned, and stands out once renamed', async () => {
    const namesake = await person({ name: 'Thomas' });
    await addCollaborator(camille, trip, namesake, 'viewer');
    await tabOf(page).click();
    await field.pressSequentially('À toi @tho');
    await expect(options).toHaveCount(2);
    await expect(options.filter({ hasText: thomas.email })).toHaveCount(1);
    await options.filter({ hasText: namesake.email }).click();
    await page.reload();
    await expect(field).toHaveValue('À toi @Thomas ');
    await field.press('Enter');
    const mentions = log.getByRole('strong');
    await expect(mentions).toHaveText(['@Thomas', '@Thomas']);
    await expect
      .poll(async () => {
        const stored = camille.client.from('trip_chat_messages').select('mentions').eq('trip_id', trip);
        return (await stored).data?.flatMap((row) => row.mentions).toSorted();
      })
      .toEqual([thomas.id, namesake.id].toSorted());
    await namesake.client.from('profiles').update({ name: 'Tom Petit' }).eq('id', namesake.id);
    await page.reload();
    await expect(mentions).toHaveText(['@Thomas', '@Thomas']);
    await field.pressSequentially('@tom');
    await expect(options).toHaveText(['Tom Petit']);
  });
});
