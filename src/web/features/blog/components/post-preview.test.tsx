// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { PostPreview } from './post-preview.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin', 'blog');
});

it('[ADMIN-4] a preview is in the language of its text', async () => {
  const page = await show(
    <PostPreview title="Lisbon" excerpt="Hills" body="A tram." coverUrl="" language="en" />,
  );
  expect(page.querySelector('h2')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
});
