import { type BrowserContext, errors, type Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { everythingStored, seen } from '../device.ts';
import { expect } from '../fixtures.ts';
import type { Words } from './words.ts';

export const QUESTION = 'Où dormir ?';
export const OPTIONS = ['Alfama', 'Graça'] as const;

/** What people do, the more often the more often it stands here. */
const ACTS = [
  'addTask',
  'addTask',
  'addTask',
  'tickTask',
  'addItem',
  'addItem',
  'addItem',
  'editItem',
  'editItem',
  'moveItem',
  'deleteItem',
  'say',
  'say',
  'vote',
  'addExpense',
  'addInSecondTab',
] as const;

type Panel = 'Tâches' | 'Discussion' | 'Coûts';

/** Somebody at a page, who does what a person would do, and the words that they have saved. */
export class Traveller {
  isOnline = true;
  readonly saved: string[] = [];
  /** What was done, and what could not be: the right had ended, or somebody had deleted it. */
  readonly counts = { done: 0, givenUp: 0 };
  readonly person: Person;
  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly random: () => number;
  private readonly words: Words;

  constructor(person: Person, page: Page, random: () => number, words: Words) {
    this.person = person;
    this.page = page;
    this.context = page.context();
    this.random = random;
    this.words = words;
  }

  /** Opens the trip, and each of its panels, so that all of them are on the device. */
  async open(url: string, trip: string): Promise<void> {
    await this.page.goto(`${url}/trip/${trip}?panel=tasks`);
    for (const panel of ['Coûts', 'Discussion', 'Tâches'] as const) await this.openPanel(panel);
    await this.page.getByRole('button', { name: 'Actions du jour' }).hover();
    await seen(this.page, trip);
  }

  async openPanel(panel: Panel): Promise<void> {
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${panel}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** Does one thing; what can't be done is given up, as a person would. */
  async act(): Promise<void> {
    const act = ACTS[Math.floor(this.random() * ACTS.length)] ?? 'addTask';
    try {
      this.counts[(await this[act]()) ? 'done' : 'givenUp'] += 1;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      this.counts.givenUp += 1;
      await this.leaveDialogs();
    }
  }

  private async leaveDialogs(): Promise<void> {
    const dialogs = this.page.locator('[role=dialog], [role=alertdialog], [role=menu]');
    await expect(async () => {
      const abandon = this.page.getByRole('button', { name: /^(Abandonner|Fermer sans enregistrer)/ });
      if ((await abandon.count()) > 0) await abandon.first().click({ timeout: 1000 });
      else if ((await dialogs.count()) > 0) await this.page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }

  private save(word: string, title: string | null = null): void {
    this.saved.push(word);
    this.words.save(word, title);
  }

  private async addTask(page: Page = this.page): Promise<boolean> {
    if (page === this.page) await this.openPanel('Tâches');
    const word = this.words.next('task');
    // In one go: the right to write may end, and the field with it, between a letter and the Enter key.
    const isSent = await page.getByLabel('Nouvelle tâche').evaluateAll((fields, text) => {
      const [input] = fields;
      if (!(input instanceof HTMLInputElement)) return false; // One who may only read types nothing.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (!input.isConnected) return false;
      input.form?.requestSubmit();
      return true;
    }, word);
    if (isSent) this.save(word);
    return isSent;
  }

  private async tickTask(): Promise<boolean> {
    await this.openPanel('Tâches');
    const boxes = this.page.getByRole('checkbox', { name: /^task-/, disabled: false });
    const box = boxes.nth(Math.floor(this.random() * (await boxes.count())));
    if ((await boxes.count()) === 0) return false;
    await box.click();
    return true;
  }

  private async addItem(): Promise<boolean> {
    const add = this.page.getByRole('button', { name: 'Ajouter', exact: true }).first();
    if (!(await add.isEnabled())) return false;
    await add.click();
    await this.page.getByRole('menuitem', { name: 'Activité', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Activité' });
    const word = this.words.next('item');
    await dialog.getByLabel('Titre', { exact: true }).fill(word);
    await this.saveDialog();
    this.save(word);
    return true;
  }

  private async saveDialog(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** The title of an item of the day on screen; null: there is none. */
  private async itemOnScreen(): Promise<string | null> {
    const items = this.page.getByRole('article', { name: /^item-/ });
    const titles = await items.evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    const found = titles.flatMap((text) => /item-\d+-\d+/.exec(text)?.[0] ?? []);
    return found[Math.floor(this.random() * found.length)] ?? null;
  }

  private async chooseOf(title: string, entry: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions : ${title}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  private async editItem(): Promise<boolean> {
    const title = await this.itemOnScreen();
    if (title === null) return false;
    await this.chooseOf(title, 'Modifier');
    const note = this.page.getByRole('dialog').getByLabel('Note');
    const before = await note.inputValue();
    const word = this.words.next('note');
    await note.fill(word);
    await this.saveDialog();
    this.words.replace(before);
    this.save(word, title);
    return true;
  }

  private async moveItem(): Promise<boolean> {
    const title = await this.itemOnScreen();
    if (title === null) return false;
    await this.chooseOf(title, 'Au jour suivant');
    return true;
  }

  private async deleteItem(): Promise<boolean> {
    const title = await this.itemOnScreen();
    if (title === null) return false;
    await this.chooseOf(title, 'Supprimer');
    this.words.delete(title);
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    return true;
  }

  private async say(): Promise<boolean> {
    await this.openPanel('Discussion');
    const field = this.page.getByLabel('Votre message');
    const word = this.words.next('message');
    await field.fill(word);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    this.save(word);
    return true;
  }

  private async vote(): Promise<boolean> {
    await this.openPanel('Discussion');
    const option = OPTIONS[Math.floor(this.random() * OPTIONS.length)] ?? OPTIONS[0];
    const poll = this.page.getByRole('article', { name: QUESTION });
    await poll.getByRole('listitem').filter({ hasText: option }).getByRole('checkbox').click();
    return true;
  }

  private async addExpense(): Promise<boolean> {
    await this.openPanel('Coûts');
    const add = this.page.getByRole('button', { name: 'Ajouter une dépense' });
    if ((await add.count()) === 0) return false;
    await add.click();
    const dialog = this.page.getByRole('dialog', { name: 'Dépense' });
    const word = this.words.next('expense');
    await dialog.getByLabel('Titre', { exact: true }).fill(word);
    await dialog.getByLabel('Prix', { exact: true }).fill('12,50');
    await this.saveDialog();
    this.save(word);
    return true;
  }

  /** Adds a task in another tab, which is closed at once: the page that is left sends it. */
  private async addInSecondTab(): Promise<boolean> {
    const tab = await this.context.newPage();
    try {
      await tab.goto(`${new URL(this.page.url()).origin}${new URL(this.page.url()).pathname}?panel=tasks`);
      await expect(tab.getByRole('tab', { name: /^Tâches/ })).toBeVisible();
      const isSent = await this.addTask(tab);
      const word = this.saved.at(-1) ?? '';
      // Shown at once, and on the device a moment later: as a change that waits, or among what was read.
      if (isSent) await expect.poll(() => everythingStored(tab)).toContain(word);
      return isSent;
    } finally {
      await tab.close();
    }
  }

  async setOnline(next: boolean): Promise<void> {
    this.isOnline = next;
    await this.context.setOffline(!next);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await expect(this.page.getByRole('tab', { name: /^Tâches/ })).toBeVisible();
  }
}
