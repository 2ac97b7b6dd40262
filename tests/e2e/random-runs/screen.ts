import { expect } from '../fixtures.ts';
import { OPTIONS, QUESTION, type Traveller } from './traveller.ts';
import type { StoredTrip } from './words.ts';

/** The words of a kind in a text, each once. */
const wordsIn = (text: string, kind: string): string[] =>
  [...new Set(text.match(new RegExp(`${kind}-\\d+-\\d+`, 'g')) ?? [])].toSorted();

const titlesOf = (rows: readonly { title: string }[]): string[] => rows.map(({ title }) => title).toSorted();

/** What somebody has on screen of the trip, panel by panel and day by day, is what the database has; without a reload. */
export async function expectOnScreen(one: Traveller, read: () => Promise<StoredTrip>): Promise<void> {
  const { page } = one;
  const panel = page.getByRole('tabpanel');
  const same = async (shown: () => Promise<unknown>, of: (stored: StoredTrip) => unknown, what: string) =>
    expect(async () => {
      // What a page has not received it asks for every now and then.
      await page.clock.fastForward(1000);
      expect(await shown(), `${one.person.id}: ${what}`).toEqual(of(await read()));
    }).toPass({ timeout: 30_000 });

  await one.openPanel('Tâches');
  await same(
    async () => {
      const rows = await page
        .locator('[data-slot=task]')
        .evaluateAll((all) =>
          all.map((row) => [row.querySelector('label')?.textContent, row.querySelector('input')?.checked]),
        );
      return rows.map(String).toSorted();
    },
    ({ tasks }) => tasks.map(({ title, completed_at }) => `${title},${completed_at !== null}`).toSorted(),
    'tasks',
  );
  await one.openPanel('Coûts');
  await same(
    async () => wordsIn(await panel.innerText(), 'expense'),
    ({ expenses }) => titlesOf(expenses),
    'expenses',
  );
  await one.openPanel('Discussion');
  await same(
    async () => wordsIn(await panel.innerText(), 'message'),
    ({ messages }) => messages.map(({ text }) => text).toSorted(),
    'messages',
  );
  const poll = page.getByRole('article', { name: QUESTION });
  await same(
    async () => {
      const texts = await poll.getByRole('listitem').allInnerTexts();
      return OPTIONS.map((option) =>
        Number(/(\d+) voix/.exec(texts.find((text) => text.includes(option)) ?? '')?.[1]),
      );
    },
    ({ options, votes }) => options.map((id) => votes.filter(({ option_id }) => option_id === id).length),
    'votes',
  );
  await page.getByRole('link', { name: 'Tout le voyage' }).click();
  await same(
    async () => wordsIn(await page.getByRole('region', { name: 'Tout le voyage' }).innerText(), 'item'),
    ({ activities }) => titlesOf(activities),
    'items',
  );
}
