// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#db/app-error.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { writeAgain } from '#web/ui/early-input.ts';
import { InviteDialog } from './invite-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const api = vi.hoisted(() => ({ members: ['thomas@example.org'], asked: [] as string[] }));
vi.mock('#web/data/request.ts', async (original) => ({
  ...(await original<object>()),
  request: async (ask: (client: object) => unknown) =>
    ask({
      rpc: (_: string, { email }: { email: string }) => {
        api.asked.push(email);
        if (!api.members.includes(email)) throw new AppError('user_not_found');
      },
    }),
}));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', () => ({ toast }));
vi.mock('#web/data/use-config.ts', () => ({ useMailsStayHere: () => false }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('collaborators', 'trip');
});
beforeEach(() => toast.mockClear());

/** Opens the dialog; `send` invites by what it types. */
async function open(onClose: () => void) {
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <InviteDialog trip={tripDetails()} onClose={onClose} />
    </QueryClientProvider>,
  );
  const field = document.querySelector<HTMLInputElement>('input[name=email]');
  if (!field) throw new Error('There is no field.');
  const send = async (typed: string) => {
    await act(async () => writeAgain(field, typed));
    await act(async () => field.form?.requestSubmit());
  };
  return { field, send };
}

it('[COLLAB-2] of several addresses those that were refused stay, to be corrected and sent alone', async () => {
  const onClose = vi.fn<() => void>();
  const { field, send } = await open(onClose);
  await send('thomas@example.org, ana@exmple.org');
  await until(() => expect(field.value).toBe('ana@exmple.org'));
  expect(onClose).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
  api.members.push('ana@example.org');
  await send('ana@example.org');
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(api.asked).toEqual(['thomas@example.org', 'ana@exmple.org', 'ana@example.org']);
});

it('[COLLAB-3] several people who are invited at once are named when the dialog closes', async () => {
  api.members.push('nina@example.org', 'hugo@example.org');
  const onClose = vi.fn<() => void>();
  const { send } = await open(onClose);
  await send('nina@example.org, hugo@example.org');
  await until(() => expect(onClose).toHaveBeenCalled());
  expect(toast.mock.calls).toEqual([
    [{ title: 'Invitations envoyées', description: expect.stringMatching(/nina@.* et .*hugo@/) }],
  ]);
});
