// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { reactPage } from '#tests/support/react-page.ts';
import { readDraft } from '#web/forms/drafts.ts';
import { useDraftEditor, useSaveKey } from './use-draft-editor.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const show = reactPage();

function Keys({ onSave }: { onSave: () => void }) {
  useSaveKey(onSave);
  return (
    <>
      <textarea />
      <div role="dialog">
        <input />
      </div>
    </>
  );
}

it('[ADMIN-4] Ctrl+S and Cmd+S store the text, in place of a copy of the page', async () => {
  const onSave = vi.fn<() => void>();
  const page = await show(<Keys onSave={onSave} />);
  const press = (selector: string, keys: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true, ...keys });
    return page.querySelector(selector)?.dispatchEvent(event);
  };
  expect(press('textarea', { ctrlKey: true })).toBe(false);
  expect(press('textarea', { metaKey: true })).toBe(false);
  expect(onSave).toHaveBeenCalledTimes(2);
  // A key that is held down, and a dialog over the text, store nothing.
  expect(press('textarea', { ctrlKey: true, repeat: true })).toBe(false);
  expect(press('input', { ctrlKey: true })).toBe(false);
  // Other keys are the browser's.
  expect(press('textarea', {})).toBe(true);
  expect(press('textarea', { ctrlKey: true, shiftKey: true })).toBe(true);
  expect(onSave).toHaveBeenCalledTimes(2);
});

interface Text {
  text: string;
  updated_at: string;
}

/** Saves that wait for an answer, each with what was sent; a stored row is as new as its text. */
const saves: { text: string; base: string | null; answer: () => void }[] = [];
/** Stored by a try whose answer was lost, and changed since; null: not stored. */
let made: Text | null = null;
const isStored = vi.fn<(row: Text, isNew: boolean) => void>();

function save({ text }: { text: string }, base: string | null): Promise<Text> {
  const { promise, resolve } = Promise.withResolvers<Text>();
  saves.push({ text, base, answer: () => resolve({ text: text.trim(), updated_at: text }) });
  return promise;
}

function Editor({ opened }: { opened: Text | null }) {
  const { form, isDirty, notice, keepMine, submit } = useDraftEditor({
    opened,
    draftName: 'text-new',
    nextDraft: ({ updated_at }) => `text-${updated_at}`,
    empty: { text: '' },
    formOf: ({ text }: Text) => ({ text }),
    rules: () => z.object({ text: z.string() }),
    create: (typed) => (made ? Promise.resolve(null) : save(typed, null)),
    update: (_, typed, __, base) => save(typed, base),
    fetchRow: async (row) => row ?? made,
    onStored: isStored,
  });
  useSaveKey(submit);
  return (
    <>
      <textarea {...form.register('text')} data-dirty={isDirty} />
      {notice && (
        <button type="button" onClick={keepMine}>
          {notice}
        </button>
      )}
    </>
  );
}

const area = () => {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('There is no text.');
  return found;
};
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text);
    area().dispatchEvent(new Event('input', { bubbles: true }));
  });
const pressSave = () =>
  act(async () => {
    area().dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
  });
const answer = () => act(async () => saves.at(-1)?.answer());
const shown = () => [area().value, area().dataset.dirty];

beforeEach(() => {
  saves.length = 0;
  made = null;
  isStored.mockReset();
});
afterEach(() => sessionStorage.clear());

it('[ADMIN-4] what is typed while a text is saved stays, and is saved next over what was stored', async () => {
  await show(<Editor opened={{ text: 'Lisbonne', updated_at: 'first' }} />);
  await type('Lisbonne en hiver ');
  await pressSave();
  await type('Lisbonne en hiver, à pied');
  await answer();
  expect(shown()).toEqual(['Lisbonne en hiver, à pied', 'true']);
  expect(readDraft('text-new')).toEqual({
    text: 'Lisbonne en hiver, à pied',
    base: 'Lisbonne en hiver ',
  });
  await pressSave();
  await answer();
  expect(shown()).toEqual(['Lisbonne en hiver, à pied', 'false']);
  expect(saves.map(({ base }) => base)).toEqual(['first', 'Lisbonne en hiver ']);
});

it('[ADMIN-4] a text is shown as it was stored where nothing more was typed, and is saved once at a time', async () => {
  await show(<Editor opened={{ text: 'Lisbonne', updated_at: 'first' }} />);
  await type('Lisbonne en hiver ');
  await pressSave();
  await pressSave();
  await answer();
  expect(shown()).toEqual(['Lisbonne en hiver', 'false']);
  expect(saves).toHaveLength(1);
  expect(readDraft('text-new')).toBeNull();
});

it('[ADMIN-4] what is typed while a new text is saved goes on at its own address', async () => {
  await show(<Editor opened={null} />);
  await type('Porto');
  await pressSave();
  await type('Porto, le soir');
  await answer();
  // The address changes without a question about unsaved changes.
  expect(shown()).toEqual(['Porto', 'false']);
  expect(isStored).toHaveBeenCalledExactlyOnceWith({ text: 'Porto', updated_at: 'Porto' }, true);
  expect(readDraft('text-Porto')).toEqual({ text: 'Porto, le soir', base: 'Porto' });
});

it('[ADMIN-4] a new text that was stored without an answer, and changed since, is replaced only when asked', async () => {
  const page = await show(<Editor opened={null} />);
  await type('Porto');
  made = { text: 'Porto, le matin', updated_at: 'other' };
  await pressSave();
  await pressSave();
  expect([page.querySelector('button')?.textContent, ...shown()]).toEqual(['clash', 'Porto', 'true']);
  expect(saves).toEqual([]);
  await act(async () => page.querySelector('button')?.click());
  await pressSave();
  await answer();
  expect(saves.map(({ base }) => base)).toEqual(['other']);
  expect(isStored).toHaveBeenCalledExactlyOnceWith({ text: 'Porto', updated_at: 'Porto' }, true);
});
