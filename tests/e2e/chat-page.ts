import type { Page } from '@playwright/test';

/** The parts of the discussion of a trip. */
export const logOf = (page: Page) => page.getByRole('log', { name: 'Discussion' });
export const fieldOf = (page: Page) => page.getByLabel('Votre message');
export const tabOf = (page: Page) => page.getByRole('tab', { name: /^Discussion/ });

export async function send(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
}
