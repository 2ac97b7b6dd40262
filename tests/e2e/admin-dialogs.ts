import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const QUESTION = { name: /^(Fermer sans enregistrer\s\?|Close without saving\?)$/ };
const STAY = { name: /^(Continuer la saisie|Keep editing)$/ };
const DISCARD = { name: /^(Abandonner|Discard)$/ };
const CLOSE = { name: /^(Fermer|Close)$/ };

/**
 * Types into a field of the open dialog and leaves it: the page asks first, and what was typed stays until it is discarded.
 * By Escape alone, or by every way out.
 */
export async function expectAskedBeforeLost(
  page: Page,
  field: string,
  text: string,
  { byEveryWay = false } = {},
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const control = dialog.getByLabel(field, { exact: true });
  await control.fill(text);
  const question = page.getByRole('alertdialog', QUESTION);
  const pressEscape = () => page.keyboard.press('Escape');
  const others = [
    () => page.mouse.click(4, 4),
    () => dialog.getByRole('button', CLOSE).click(),
    () => page.goBack(),
  ];
  for (const leave of byEveryWay ? [pressEscape, ...others] : [pressEscape]) {
    await leave();
    await question.getByRole('button', STAY).click();
    // While it is still there, the next press would be its own.
    await expect(question).toHaveCount(0);
    await expect(control).toHaveValue(text);
  }
  await pressEscape();
  await question.getByRole('button', DISCARD).click();
  await expect(dialog).toHaveCount(0);
}
