// @vitest-environment happy-dom
import { AuthError } from '@supabase/auth-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { keysQuery } from '../../security/queries.ts';
import { sharedTripsQuery } from '../account-deletion.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
vi.mock('#web/session/session.tsx', () => ({ useSessionStore: () => ({}) }));
/** What the second session answers, and then the deletion. */
const server = vi.hoisted(() => ({ openFreshSession: vi.fn(), answer: vi.fn() }));
vi.mock('#web/session/fresh-session.ts', () => ({ openFreshSession: server.openFreshSession }));
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({ rpc: () => ({ setHeader: server.answer }) }),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('profile');
});

function open(hasPassword: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(sharedTripsQuery.queryKey, []);
  client.setQueryData(keysQuery('camille').queryKey, {
    hasPassword,
    pendingEmail: null,
    totp: [{ id: 'f', name: '', since: '2026-11-01T00:00:00Z' }],
    codesLeft: 10,
  });
  const user = { id: 'camille', email: 'camille@exemple.fr' } as SessionUser;
  const router = createMemoryRouter([
    { path: '/', element: <DeleteAccountDialog user={user} onClose={() => {}} /> },
  ]);
  return show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it.each([
  [true, ['Mot de passe actuel', 'Code à six chiffres, ou code de secours']],
  [false, ['Pour confirmer, tapez camille@exemple.fr']],
])(
  '[PLUS-9] [AUTH-9] the second factor is asked for with the password alone (%s)',
  async (hasPassword, asked) => {
    await open(hasPassword);
    const labels = [...document.querySelectorAll('[role=dialog] label')].map(
      ({ textContent }) => textContent,
    );
    expect(labels.slice(1)).toEqual(asked);
  },
);

function type(label: string, text: string): void {
  const field = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  )?.control;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}
const CODE = 'Code à six chiffres, ou code de secours';
const typedCode = () => document.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')?.value;

it.each([
  ['a code that is spent is typed again', null, '', 'last_supervisor'],
  ['a wrong one can be mended', 'mfa_verification_failed', 'abcd-efgh', ''],
])('[PLUS-9] [AUTH-9] after a refused deletion %s', async (_, refusal, left, raised) => {
  const end = vi.fn(async () => {});
  server.openFreshSession.mockImplementation(async () => {
    if (refusal) throw new AuthError('refused', 422, refusal);
    return { accessToken: 'fresh', end };
  });
  server.answer.mockResolvedValue({ data: null, error: { message: raised, code: 'PT409' } });
  await open(true);
  await act(async () => {
    type('Mot de passe actuel', 'secret');
    type(CODE, 'abcd-efgh');
  });
  expect(typedCode()).toBe('abcd-efgh');
  await act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  await until(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/code n’est pas|superviseur/),
  );
  expect(typedCode()).toBe(left);
});
