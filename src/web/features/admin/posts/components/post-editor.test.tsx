// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { i18n, initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { PostEditor } from './post-editor.tsx';

vi.mock('#web/data/supabase-client.ts', () => {
  const read = { abortSignal: () => ({ maybeSingle: async () => ({ data: null, error: null }) }) };
  return { loadClient: async () => ({ from: () => ({ select: () => ({ eq: () => read }) }) }) };
});

const show = reactPage();
beforeAll(() => initI18n('fr'));

it.each([
  ['fr', 'Cet article n’existe plus', 'Il a peut-être été supprimé.'],
  ['en', 'This article no longer exists', 'It may have been deleted.'],
])(
  '[ADMIN-4] an article that is not there any more is one in its words (%s)',
  async (language, title, text) => {
    await i18n.changeLanguage(language);
    await loadAreas('admin');
    const page = await show(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PostEditor id="a" draft="" preview={() => null} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(page.querySelector('h1')?.textContent).toBe(title);
    });
    expect(page.textContent).toContain(text);
  },
);
