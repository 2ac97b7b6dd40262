// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { queryClient } from '#web/data/query-client.ts';
import { CopySampleDialog } from './use-sample-dialog.tsx';

const sent = vi.hoisted(() => vi.fn<(call: { id: string; start_date: string }) => Promise<string>>());
vi.mock('#web/data/request.ts', async (original) => ({
  ...(await original<object>()),
  request: (build: (client: object) => unknown) =>
    build({ rpc: (_: string, call: { id: string; start_date: string }) => sent(call) }),
}));
vi.mock('#web/session/session.tsx', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { id: 'camille' } }),
}));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('themed-trip');
});

const field = () => document.querySelector<HTMLInputElement>('input[type=date]');
const type = (day: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), day);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = async () => {
  sent.mockClear();
  await act(async () => document.querySelector('form')?.requestSubmit());
  await until(() => expect(sent).toHaveBeenCalledOnce());
  return sent.mock.calls[0]?.[0];
};

it('[PUB-3] sends the same trip again under its id, and one of another day under another', async () => {
  const sample = { title_fr: 'Cinq jours', title_en: 'Five days', days: 5, month: 5, items: [] };
  queryClient.setQueryData(['sample-trips', 'lisbon'], sample);
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  await show(
    <MemoryRouter>
      <CopySampleDialog slug="lisbon" startDate="2027-05-12" onClose={() => {}} />
    </MemoryRouter>,
  );
  const first = await submit();
  expect(await submit()).toEqual(first);
  await type('2027-05-20');
  const other = await submit();
  expect(other).toMatchObject({ start_date: '2027-05-20' });
  expect(other?.id).not.toBe(first?.id);
});
