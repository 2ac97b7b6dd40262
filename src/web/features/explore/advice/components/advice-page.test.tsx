// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage, until } from '#tests/support/react-page.ts';
import { AdvicePage } from './advice-page.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('localized-advice', 'countries');
});

const country = (iso_a2: string, name_fr: string, is_featured: boolean) => ({
  iso_a2,
  name_fr,
  name_en: name_fr,
  continent: 'EU',
  flag: null,
  facts: {},
  is_featured,
});

it.each([
  [
    [true, false],
    ['À découvrir en ce moment', 'Malte'],
  ],
  [[false, false], ['Où partir, saison par saison']],
])(
  '[PUB-5] [ADMIN-5] countries that supervisors feature come first, where there are any: %j',
  async (featured, first) => {
    const data = [
      country('MT', 'Malte', featured[0] === true),
      country('PT', 'Portugal', featured[1] === true),
    ];
    const router = createMemoryRouter([
      {
        path: '/',
        Component: AdvicePage,
        loader: () => ({ state: 'found', data }),
        HydrateFallback: () => null,
      },
    ]);
    const page = await show(<RouterProvider router={router} />);
    await until(() => expect(page.querySelector('h2')).not.toBeNull());
    const texts = [...(page.querySelector('section')?.querySelectorAll('h2, li') ?? [])].map(
      (part) => part.textContent,
    );
    expect(texts).toEqual(first);
  },
);
