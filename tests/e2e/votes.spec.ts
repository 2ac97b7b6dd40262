import type { Page } from '@playwright/test';
import { administrator } from '#tests/support/accounts.ts';
import { seen } from './device.ts';
import { choose, expect, expectAccessible, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

const pollOf = (page: Page, question: string) => page.getByRole('article', { name: question });
const optionOf = (page: Page, question: string, text: string) =>
  pollOf(page, question).getByRole('listitem').filter({ hasText: text });
const boxOf = (page: Page, question: string, text: string) =>
  optionOf(page, question, text).getByRole('checkbox');

async function ask(page: Page, question: string, options: readonly string[]) {
  await page.getByRole('button', { name: 'Nouveau vote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau vote' });
  await dialog.getByLabel('Question').fill(question);
  for (const [index, text] of options.entries()) {
    if (index > 1) await dialog.getByRole('button', { name: 'Ajouter une option' }).click();
    await dialog.getByLabel(`Option ${index + 1}`, { exact: true }).fill(text);
  }
  await dialog.getByRole('button', { name: 'Lancer le vote' }).click();
  await expect(dialog).toHaveCount(0);
}

test.describe('votes of a trip', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[PLUS-19] two people vote, one without a network, until the deadline gives both the result; a vote that comes later is refused', async ({
    sharedTrip,
    page,
    context,
    server,
    signInAs,
    openAs,
  }) => {
    const { camille, thomas, trip } = await sharedTrip('viewer');
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=chat`);
    const theirs = await openAs(thomas, `/trip/${trip}?panel=tasks`);
    const unread = theirs.getByRole('tab', { name: /^Discussion/ });
    await expect(unread).toHaveText('Discussion');

    await page.getByRole('button', { name: 'Nouveau vote' }).click();
    await page.getByRole('button', { name: 'Lancer le vote' }).click();
    await expect(page.getByText('La question est requise.')).toBeVisible();
    await expect(page.getByText('Il faut au moins deux options différentes.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await ask(page, 'Où dormir ?', ['Alfama', 'Graça', 'Belém']);
    await expect(pollOf(page, 'Où dormir ?')).toContainText('Proposé par Camille');

    // It is unread to the other until they look.
    await expect(unread).toContainText('1');
    await unread.click();
    await expect(theirs.getByText('Aucun message pour l’instant')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Nouveau vote' })).toHaveCount(0);
    await expect(unread).not.toContainText('1');

    // It comes to the other, who votes, changes and is seen at once.
    await boxOf(theirs, 'Où dormir ?', 'Belém').check();
    await expect(optionOf(page, 'Où dormir ?', 'Belém')).toContainText('1 voix');
    await boxOf(theirs, 'Où dormir ?', 'Graça').press('Space');
    await expect(boxOf(theirs, 'Où dormir ?', 'Belém')).not.toBeChecked();
    await expect(optionOf(page, 'Où dormir ?', 'Graça')).toContainText('Thomas');
    await expect(optionOf(page, 'Où dormir ?', 'Belém')).toContainText('0 voix');

    await seen(page, trip);
    await context.setOffline(true);
    await boxOf(page, 'Où dormir ?', 'Graça').check();
    await expect(optionOf(page, 'Où dormir ?', 'Graça')).toContainText('2 voix');
    await expect(optionOf(theirs, 'Où dormir ?', 'Graça')).toContainText('1 voix');
    await context.setOffline(false);
    await expect(optionOf(theirs, 'Où dormir ?', 'Graça')).toContainText('2 voix');
    await expect(optionOf(theirs, 'Où dormir ?', 'Graça')).toContainText('Camille');
    await page.reload();
    await expect(boxOf(page, 'Où dormir ?', 'Graça')).toBeChecked();

    const { error } = await administrator(server)
      .from('trip_polls')
      .update({ closes_at: new Date(Date.now() - 1000).toISOString() })
      .eq('trip_id', trip);
    expect(error).toBeNull();
    for (const each of [page, theirs]) {
      await expect(pollOf(each, 'Où dormir ?')).toContainText('Résultat : Graça');
      await expect(pollOf(each, 'Où dormir ?')).toContainText('Vote terminé');
      await expect(pollOf(each, 'Où dormir ?').getByRole('checkbox')).toHaveCount(0);
    }

    await test.step('[PLUS-19] a vote that was given offline after the end is refused, and its person learns it', async () => {
      const options = ['Mars', 'Avril'].map((text) => ({ id: crypto.randomUUID(), text }));
      const asked = await camille.client
        .from('trip_polls')
        .insert({ trip_id: trip, question: 'Quel mois ?', options });
      expect(asked.error).toBeNull();
      await expect(boxOf(theirs, 'Quel mois ?', 'Mars')).toBeVisible();
      await theirs.context().setOffline(true);
      await boxOf(theirs, 'Quel mois ?', 'Mars').check();
      await camille.client
        .from('trip_polls')
        .update({ closed_at: new Date().toISOString() })
        .eq('trip_id', trip)
        .eq('question', 'Quel mois ?');
      await theirs.context().setOffline(false);
      const refused = 'Votre vote pour « Quel mois ? » n’a pas été pris en compte';
      await openRefused(theirs);
      await expect(refusedOf(theirs, refused)).toContainText('Ce vote est terminé.');
      await expect(optionOf(theirs, 'Quel mois ?', 'Mars')).toContainText('0 voix');
      await expect(pollOf(theirs, 'Quel mois ?')).toContainText('Personne n’a voté.');
    });
  });

  test('[PLUS-19] a poll is on dates or on items, closed and opened again, deleted and brought back with its votes', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?panel=chat', {
      trip_notes: [{ title: 'Le fado' }, { title: 'Le château' }],
    });
    await page.getByRole('button', { name: 'Nouveau vote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouveau vote' });
    await dialog.getByLabel('Question').fill('Que voir ?');
    await dialog.getByLabel('On choisit').selectOption('une étape ou une idée du voyage');
    await dialog.getByLabel('Option 1').selectOption('Le fado');
    await dialog.getByLabel('Option 2').selectOption('Le château');
    await dialog.getByLabel('Plusieurs choix par personne').check();
    await dialog.getByRole('button', { name: 'Lancer le vote' }).click();
    for (const title of ['Le fado', 'Le château']) await boxOf(page, 'Que voir ?', title).check();
    await expect(boxOf(page, 'Que voir ?', 'Le fado')).toBeChecked();
    await boxOf(page, 'Que voir ?', 'Le fado').uncheck();
    await expect(optionOf(page, 'Que voir ?', 'Le fado')).toContainText('0 voix');

    await choose(page, 'Actions du vote : Que voir ?', 'Clore le vote');
    await expect(pollOf(page, 'Que voir ?')).toContainText('Résultat : Le château');
    await expect(toastOf(page)).toContainText('Vote clos');
    const winner = optionOf(page, 'Que voir ?', 'Le château');
    await winner.getByRole('button', { name: 'Ajouter au jour 1' }).click();
    await expect(page.getByRole('article', { name: 'Le château' })).toBeVisible();
    await expect(winner.getByRole('button')).toHaveCount(0);
    await choose(page, 'Actions du vote : Que voir ?', 'Rouvrir le vote');
    await expect(boxOf(page, 'Que voir ?', 'Le château')).toBeChecked();
    await expect(toastOf(page)).toContainText('Vote rouvert');
    await choose(page, 'Actions du vote : Que voir ?', 'Supprimer le vote');
    await expect(pollOf(page, 'Que voir ?')).toHaveCount(0);
    await expect(toastOf(page)).toContainText('supprimé');
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(toastOf(page)).toContainText('Remis comme avant');

    await page.getByRole('button', { name: 'Nouveau vote' }).click();
    await dialog.getByLabel('Question').fill('Quel soir ?');
    await dialog.getByLabel('On choisit').selectOption('une date');
    await dialog.getByLabel('Option 1').fill('2026-12-02');
    await dialog.getByLabel('Option 2').fill('2026-12-03');
    await page.reload(); // [SHELL-5]
    await expect(dialog.getByLabel('Question')).toHaveValue('Quel soir ?');
    await expect(dialog.getByLabel('Option 2')).toHaveValue('2026-12-03');
    await dialog.getByLabel('Échéance (facultative)').fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Lancer le vote' }).click();
    await expect(dialog.getByText('L’échéance doit être à venir.')).toBeVisible();
    await dialog.getByLabel('Échéance (facultative)').fill('2099-01-01T10:00');
    await dialog.getByRole('button', { name: 'Lancer le vote' }).click();
    await boxOf(page, 'Quel soir ?', 'mercredi 2 décembre 2026').check();
    await expect(pollOf(page, 'Quel soir ?')).toContainText('Jusqu’au 1 janv. 2099');
    await expect(pollOf(page, 'Quel soir ?').getByRole('link', { name: 'Voir ce jour' })).toHaveCount(2);

    // Loaded again by now, it has its votes.
    await expect(boxOf(page, 'Que voir ?', 'Le château')).toBeChecked();
    await optionOf(page, 'Que voir ?', 'Le château').getByRole('link', { name: 'Voir' }).click();
    await expect(page).toHaveURL(/item=/);
  });
});
