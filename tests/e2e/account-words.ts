import type { Page } from '@playwright/test';
import enAuth from '#i18n/locales/en/auth.ts';
import enOnboarding from '#i18n/locales/en/onboarding.ts';
import enProfile from '#i18n/locales/en/profile.ts';
import frAuth from '#i18n/locales/fr/auth.ts';
import frOnboarding from '#i18n/locales/fr/onboarding.ts';
import frProfile from '#i18n/locales/fr/profile.ts';
import { expect } from './fixtures.ts';

/** What the account's pages say, for journeys that are made in both languages; what each says is for other tests. */
export const WORDS = {
  fr: {
    auth: frAuth,
    profile: frProfile,
    onboarding: frOnboarding,
    signOut: 'Se déconnecter',
    trips: 'Mes voyages',
    passwordMail: 'Votre mot de passe a changé',
  },
  en: {
    auth: enAuth,
    profile: enProfile,
    onboarding: enOnboarding,
    signOut: 'Sign out',
    trips: 'My trips',
    passwordMail: 'Your password has changed',
  },
} as const;

/** The text with what stands in its braces. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The text with anything in its braces. */
export function like(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}

/** Leaves the steps of onboarding as they are, each once its question is there: until then the button still leaves the one before. */
export async function passOnboarding(page: Page, language: keyof typeof WORDS): Promise<void> {
  const { onboarding } = WORDS[language];
  for (const [title, name] of [
    [onboarding.nameTitle, onboarding.continue],
    [onboarding.homeTitle, onboarding.continue],
    [onboarding.styleTitle, onboarding.finish],
  ] as const) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.getByRole('button', { name, exact: true }).click();
  }
}
