// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#db/app-error.ts';
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

interface EditorProps {
  french?: string;
  english?: string;
  save?: () => unknown;
}

const type = (area: HTMLTextAreaElement | null, typed: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, typed);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const choose = (page: HTMLElement, tab: string) =>
  act(async () =>
    [...page.querySelectorAll<HTMLElement>('[role=tab]')]
      .find(({ textContent }) => textContent === tab)
      ?.click(),
  );

function Editor({ french = 'Bonjour', english = PICTURE, save = () => {} }: EditorProps) {
  const form = useStoredForm({
    draft: null,
    initial: { body_fr: french, body_en: english },
    rules: () => z.object({ body_fr: text, body_en: text }),
    save,
  });
  return (
    <form onSubmit={form.submit}>
      <BilingualBody
        values={form.watch()}
        errorOf={form.errorOf}
        submitCount={form.formState.submitCount}
        isSaving={form.isSaving}
        onChange={form.change}
        preview={(language) => <i>{language}</i>}
      />
    </form>
  );
}

it('[ADMIN-4] a save that the text of the other language prevents shows that text, at each try', async () => {
  const page = await show(<Editor />);
  const written = () => page.querySelector('textarea')?.lang;
  const save = () => act(async () => page.querySelector('form')?.requestSubmit());
  expect(written()).toBe('fr');
  await save();
  expect(written()).toBe('en');
  expect(page.textContent).toContain('Pas d’image.');
  expect(document.activeElement).toBe(page.querySelector('textarea'));
  const english = page.querySelector('textarea');
  await choose(page, 'Français');
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
  await type(area, 'Bonjour');
  expect(area?.getAttribute('aria-invalid')).not.toBe('true');
  expect(page.querySelector('textarea')).toBe(area);
  expect(area?.lang).toBe('fr');
});

it('[ADMIN-4] a late refusal of one text leaves somebody in the other, which they type', async () => {
  const answers: ((refusal: AppError) => void)[] = [];
  const page = await show(
    <Editor english="Hello" save={() => new Promise((_, refuse) => answers.push(refuse))} />,
  );
  const area = page.querySelector('textarea');
  const submit = () => act(async () => page.querySelector('form')?.requestSubmit());
  const refuse = () =>
    act(async () => answers.shift()?.(new AppError('unknown', 'Refused', { details: 'body_en' })));
  await act(async () => area?.focus());
  await submit();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await type(area, 'Bonjour à tous');
  await refuse();
  await act(async () => {});
  expect(page.querySelector('textarea')).toBe(area);
  await submit();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await refuse();
  await vi.waitFor(() => expect(page.querySelector('textarea')?.lang).toBe('en'));
});

it.each([
  ['Bonjour', 'Hello', 'fr'],
  ['', 'Hello', 'en'],
])('[ADMIN-4] the preview of %j and %j is what readers get', async (french, english, language) => {
  const page = await show(<Editor french={french} english={english} />);
  await choose(page, 'Aperçu');
  expect(page.querySelector('section i')?.textContent).toBe(language);
});
