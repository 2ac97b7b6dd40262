// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n, initI18n } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { useCurrentToast } from '#web/ui/toasts.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

vi.mock('#web/session/session.tsx', () => ({ useSession: () => ({ user: null }) }));
vi.mock('#i18n/locales/first-visit-en.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const show = reactPage();
beforeAll(() => initI18n('fr'));

const Page = () => (
  <>
    <output>{useCurrentToast()?.title}</output>
    <LanguageSwitcher />
  </>
);

it('[NAV-5] [I18N-3] a language that can’t be loaded is refused in words, and the page stays readable', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const page = await show(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
  await act(async () => page.querySelector('button')?.click());
  await act(async () => page.querySelector<HTMLElement>('[role=option][lang=en]')?.click());
  await until(() =>
    expect(page.querySelector('output')?.textContent).toBe(
      'Cette langue n’a pas pu être chargée. Réessayez avec du réseau.',
    ),
  );
  expect(i18n.language).toBe('fr');
  expect(page.querySelector('button')?.getAttribute('aria-label')).toBe('Langue\u00a0: Français (FR)');
});
