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

const PICTURE = '![](http://a.b/c.png)';
const text = z.string().check(z.regex(/^[^!]*$/, 'Pas d’image.'));

function Editor({ french = 'Bonjour' }: { french?: string }) {
  const form = useStoredForm({
    draft: null,
    initial: { body_fr: french, body_en: PICTURE },
    rules: () => z.object({ body_fr: text, body_en: text }),
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
  const english = page.querySelector('textarea');
  await choose('Français');
  expect(written()).toBe('fr');
  expect(page.querySelector('textarea')).not.toBe(english);
  await save();
  expect(written()).toBe('en');
});

it('[ADMIN-4] typing that mends one of two texts stays in it', async () => {
  const page = await show(<Editor french={PICTURE} />);
  await act(async () => page.querySelector('form')?.requestSubmit());
  const area = page.querySelector('textarea');
  expect(area?.lang).toBe('fr');
  expect(area?.getAttribute('aria-invalid')).toBe('true');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Bonjour');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(area?.getAttribute('aria-invalid')).not.toBe('true');
  expect(page.querySelector('textarea')).toBe(area);
  expect(area?.lang).toBe('fr');
});
