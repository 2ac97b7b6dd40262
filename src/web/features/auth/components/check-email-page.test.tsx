// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { rememberPendingEmail } from '../mutations.ts';
import { CheckEmailPage } from './check-email-page.tsx';

vi.mock('#web/data/use-config.ts', () => ({ useMailsStayHere: () => false }));
vi.mock('#web/session/session.tsx', () => {
  const auth = { resend: async () => ({ error: null }) };
  return {
    useSession: () => ({ user: null }),
    useSessionStore: () => ({ act: (action: (client: object) => unknown) => action({ auth }) }),
  };
});

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('auth');
});
afterEach(() => sessionStorage.clear());

const open = () =>
  show(
    <MemoryRouter>
      <CheckEmailPage />
    </MemoryRouter>,
  );

it('[AUTH-3] who has signed up was written to; of an address that is typed here nothing is revealed', async () => {
  rememberPendingEmail('camille@exemple.fr');
  expect((await open()).textContent).toContain('Nous avons écrit à camille@exemple.fr');
  sessionStorage.clear();
  const page = await open();
  const field = page.querySelector<HTMLInputElement>('input[type=email]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'nina@exemple.fr');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => page.querySelector('form')?.requestSubmit());
  await until(() => expect(page.textContent).toContain('Si un compte existe pour nina@exemple.fr'));
  expect(page.querySelectorAll('input')).toHaveLength(1);
  expect(page.textContent).not.toContain('Nous avons écrit');
});
