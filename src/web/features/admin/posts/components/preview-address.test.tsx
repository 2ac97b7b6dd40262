// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import english from '#i18n/locales/en/admin/posts.ts';
import french from '#i18n/locales/fr/admin/posts.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { previewSinceQuery } from '../queries.ts';
import { PreviewAddress } from './preview-address.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin');
});

async function noteFor(isDirty: boolean) {
  const client = new QueryClient();
  client.setQueryDefaults(previewSinceQuery('post').queryKey, { enabled: false });
  client.setQueryData(previewSinceQuery('post').queryKey, '2026-11-20T10:00:00Z');
  await show(
    <QueryClientProvider client={client}>
      <PreviewAddress postId="post" isDirty={isDirty} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return document.querySelector('[role=dialog] [role=note]')?.textContent;
}

it('[ADMIN-4] the dialog of the secret address says that it shows an older text, while changes are not saved', async () => {
  expect([french.previewOlder, english.previewOlder]).toContain(await noteFor(true));
  expect(await noteFor(false)).toBeUndefined();
});
