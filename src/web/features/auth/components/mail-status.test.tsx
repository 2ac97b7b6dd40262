// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { MailStatus } from './mail-status.tsx';

const config = vi.hoisted(() => ({ sendsMails: true, hasMailServer: true }));
vi.mock('#web/data/config.ts', () => ({ loadConfig: async () => config }));

const render = reactPage();
beforeAll(() => initI18n());
beforeEach(() => {
  Object.assign(config, { sendsMails: true, hasMailServer: true });
});

async function textsFor(language: string): Promise<string[]> {
  await act(async () => {
    await i18n.changeLanguage(language);
    await loadAreas('auth');
  });
  const client = new QueryClient();
  const page = await render(
    <QueryClientProvider client={client}>
      <MailStatus sent="On its way" ready="Ready" />
    </QueryClientProvider>,
  );
  // Components hear of the configuration a task after it was read.
  await act(() => vi.waitFor(() => expect(client.getQueryState(['config'])?.status).toBe('success')));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
}

it.each([
  ['fr', { sendsMails: true, hasMailServer: true }],
  ['en', { sendsMails: false, hasMailServer: false }],
])(
  '[AUTH-8] with a mail server, or where that is not known, a message is on its way (%s)',
  async (language, fields) => {
    Object.assign(config, fields);
    expect(await textsFor(language)).toEqual(['On its way']);
  },
);

it.each([
  ['fr', 'Ce site n’a pas de serveur de messagerie'],
  ['en', 'This site has no mail server'],
])(
  '[AUTH-8] [I18N-5] without a mail server nothing is: the message is ready with the operator (%s)',
  async (language, note) => {
    config.hasMailServer = false;
    expect(await textsFor(language)).toEqual(['Ready', expect.stringContaining(note)]);
  },
);
