// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { useSaveKey } from './use-draft-editor.ts';

const show = reactPage();

function Editor({ onSave }: { onSave: () => void }) {
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
  const page = await show(<Editor onSave={onSave} />);
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
