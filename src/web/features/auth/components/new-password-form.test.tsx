// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { SessionProvider } from '#web/session/session.tsx';
import { type SessionStore, SIGNED_OUT } from '#web/session/session-store.ts';
import { toast } from '#web/ui/toasts.ts';
import { NewPasswordForm } from './new-password-form.tsx';

vi.mock('#web/ui/toasts.ts', () => ({ toast: vi.fn() }));
const show = reactPage();

it('[AUTH-8] a recovery link that was opened too long ago is called so, and another can be asked for', async () => {
  // Nothing is known of common passwords, nor of the site.
  vi.stubGlobal('fetch', async () => Response.json([]));
  await initI18n('fr');
  await loadAreas('auth');
  const updateUser = vi.fn(async () => ({
    error: { code: 'reauthentication_needed', message: 'Changing this requires the current password' },
  }));
  const resetPasswordForEmail = vi.fn(async (_email: string) => ({ error: null }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form asks of it
  const client = { auth: { updateUser, resetPasswordForEmail } } as unknown as Client;
  const store: SessionStore = {
    getSnapshot: () => SIGNED_OUT,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    act: (action) => action(client),
    refresh: async () => undefined,
    endRecovery: () => undefined,
  };
  const onDone = vi.fn<() => void>();
  const form = <NewPasswordForm email="camille@exemple.fr" onDone={onDone} />;
  const page = await show(
    <SessionProvider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
      </QueryClientProvider>
    </SessionProvider>,
  );
  const fields = page.querySelectorAll<HTMLInputElement>('input[autocomplete="new-password"]');
  await act(async () => {
    for (const field of fields) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'lanterne-verte-42',
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await act(async () => page.querySelector('form')?.requestSubmit());
  await expect.poll(() => page.querySelector('output')?.textContent).toContain('Ce lien n’est plus valable');
  expect(onDone).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
  const again = [...page.querySelectorAll('output button')].find(
    ({ textContent }) => textContent === 'Renvoyer le message',
  );
  await act(async () => again?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(resetPasswordForEmail.mock.calls[0]?.[0]).toBe('camille@exemple.fr');
});
