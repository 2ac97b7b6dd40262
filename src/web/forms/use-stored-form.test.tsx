// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#db/app-error.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { TextField } from '#web/ui/field.tsx';
import { discardDraft, readDraft } from './drafts.ts';
import { useStoredForm } from './use-stored-form.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const NAME = 'theme-sea';
const show = reactPage();
const save = vi.fn<(saved: { title: string | null; code: string }) => Promise<unknown>>();
const rules = z.object({
  title: z.pipe(
    z.string().check(z.minLength(1, 'titleRequired')),
    z.transform((typed: string) => typed.trim() || null),
  ),
  code: z.string().check(z.maxLength(2, 'codeTooLong')),
});

function Form({ name = NAME, title = 'Sète' }: { name?: string | null; title?: string }) {
  const form = useStoredForm({
    draft: name,
    initial: { title, code: '' },
    rules: async () => rules,
    messages: { titleRequired: 'Il manque un titre.' },
    fieldOf: (column) => (column === 'iso' ? 'code' : column),
    save,
  });
  // Registered before the title, which comes first on the page.
  const code = form.field('code');
  return (
    <form onSubmit={form.submit} data-dirty={form.formState.isDirty} data-saving={form.isSaving}>
      <TextField label="Titre" {...form.field('title')} />
      <TextField label="Code" {...code} />
      <p role="alert">{form.failure}</p>
      <button type="button" onClick={() => form.restart({ title: 'Nice', code: '' })}>
        Nice
      </button>
      <button type="button" id="follow" onClick={() => form.follow({ title: 'Nice', code: 'ni' })}>
        Follow
      </button>
    </form>
  );
}
const element = <One extends HTMLElement>(selector: string): One => {
  const found = document.querySelector<One>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const field = (name: string) => element<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const errorOf = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent ?? null;
const isDirty = () => element('form').dataset.dirty;

beforeEach(() => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  discardDraft(NAME);
  save.mockReset();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[SHELL-5] what is typed outlives the form until it is saved, and what is saved is what the rules make of it', async () => {
  await show(<Form />);
  expect(isDirty()).toBe('false');
  await type('title', ' Sète, la mer ');
  await show(null);
  await show(<Form />);
  expect([field('title').value, isDirty()]).toEqual([' Sète, la mer ', 'true']);
  await submit();
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toEqual({ title: 'Sète, la mer', code: '' });
  await vi.waitFor(() => expect(readDraft(NAME)).toBeNull());
  await show(null);
  expect(readDraft(NAME)).toBeNull();
});

it('[SHELL-5] is not saved while a rule refuses it, and says so in words at the first field that is wrong', async () => {
  await show(<Form />);
  await type('title', '');
  await type('code', 'long');
  await submit();
  await vi.waitFor(() => expect(errorOf('title')).toBe('Il manque un titre.'));
  await vi.waitFor(() => expect(document.activeElement).toBe(field('title')));
  expect(save).not.toHaveBeenCalled();
  await type('title', 'Nice');
  await vi.waitFor(() => expect(errorOf('title')).toBeNull());
  await submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('code')));
});

it('[SHELL-5] a late refusal takes the focus, but from nobody who has gone on', async () => {
  const answer = async (hasGoneOn: boolean) => {
    const saving = Promise.withResolvers<never>();
    save.mockReturnValueOnce(saving.promise);
    await submit();
    field('title').focus();
    if (hasGoneOn) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await act(async () => saving.reject(new AppError('unknown', 'Late', { details: 'iso' })));
    await vi.waitFor(() => expect(errorOf('code')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    return document.activeElement;
  };
  await show(<Form />);
  expect(await answer(false)).toBe(field('code'));
  expect(await answer(true)).toBe(field('title'));
});

it('[ADMIN-5] a refusal of the database stands under its field or for the whole form, and loses nothing', async () => {
  const refusal = (details: string) => new AppError('unknown', `About ${details}`, { details });
  save
    .mockRejectedValueOnce(refusal('iso'))
    .mockRejectedValueOnce(refusal('other'))
    .mockResolvedValueOnce(false);
  await show(<Form />);
  await type('code', 'fr');
  await submit();
  await vi.waitFor(() => expect(errorOf('code')).toBe('About iso'));
  expect(element('[role=alert]').textContent).toBe('');
  await submit();
  await vi.waitFor(() => expect(element('[role=alert]').textContent).toBe('About other'));
  expect(errorOf('code')).toBeNull();
  await submit();
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  expect(element('[role=alert]').textContent).toBe('');
  expect([field('code').value, readDraft(NAME)]).toMatchObject(['fr', { code: 'fr' }]);
});

it('[SHELL-5] begins again with what is stored: of that nothing is typed', async () => {
  await show(<Form />);
  await type('title', 'Sète !');
  await act(async () => element('button').click());
  expect([field('title').value, isDirty(), readDraft(NAME)]).toEqual(['Nice', 'false', null]);
  await type('title', 'Nice !');
  expect([isDirty(), readDraft(NAME)]).toMatchObject(['true', { title: 'Nice !' }]);
});

it('[SHELL-5] [PROF-2] follows what is stored where nothing was typed, and has what was typed as draft', async () => {
  await show(<Form />);
  await type('code', 'fr');
  await act(async () => element('#follow').click());
  expect([field('title').value, field('code').value, isDirty()]).toEqual(['Nice', 'fr', 'true']);
  expect(readDraft(NAME)).toEqual({ code: 'fr', seen: { code: 'ni' } });
  await type('code', 'ni');
  expect([isDirty(), readDraft(NAME)]).toEqual(['false', {}]);
});

it('[SHELL-5] keeps nothing of a form without a name', async () => {
  await show(<Form name={null} />);
  await type('title', 'Nice');
  expect(Object.keys(sessionStorage).filter((key) => key.includes('-dialog-'))).toEqual([]);
});

/** Sends what is typed with a key: no event of the form. */
function Composer() {
  const form = useStoredForm({ draft: null, initial: { title: '', code: '' }, rules: () => rules, save });
  return (
    <form>
      <TextField label="Titre" {...form.field('title')} />
      <TextField label="Code" {...form.field('code')} />
      <button type="button" id="send" onClick={() => void form.submit()}>
        Envoyer
      </button>
    </form>
  );
}

it('[CHAT-1] a form that is sent without an event has its own refused field focused, and none of another form', async () => {
  await show(
    <>
      <TextField label="Autre" name="other" error="Faux" />
      <Composer />
    </>,
  );
  await type('title', 'Sète');
  const send = async () => {
    element('#send').focus();
    await act(async () => element('#send').click());
    await new Promise((resolve) => setTimeout(resolve));
  };
  await send();
  expect(save).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(element('#send'));
  await type('code', 'long');
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('code')));
});
