// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { BilingualBody } from './bilingual-body.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('admin');
});

function Editor() {
  const form = useStoredForm({
    draft: null,
    initial: { body_fr: 'Bonjour', body_en: '![](http://a.b/c.png)' },
    rules: () =>
      z.object({ body_fr: z.string(), body_en: z.string().check(z.regex(/^[^!]*$/, 'Pas d’image.')) }),
    save: () => {},
  });
  return (
    <form onSubmit={form.submit}>
      <BilingualBody
        values={form.watch()}
        errorOf={form.errorOf}
        submitCount={form.formState.submitCount}
        onChange={form.change}
        preview={() => null}
      />
    </form>
  );
}

it('[ADMIN-4] a save that the text of the other language prevents shows that text, at each try', async () => {
  const page = await show(<Editor />);
  const written = () => page.querySelector('textarea')?.lang;
  const choose = (name: string) =>
    act(async () =>
      [...page.querySelectorAll<HTMLElement>('[role=tab]')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    );
  const save = () => act(async () => page.querySelector('form')?.requestSubmit());
  expect(written()).toBe('fr');
  await save();
  expect(written()).toBe('en');
  expect(page.textContent).toContain('Pas d’image.');
  expect(document.activeElement).toBe(page.querySelector('textarea'));
  await choose('Français');
  expect(written()).toBe('fr');
  await save();
  expect(written()).toBe('en');
});
