// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { FormDialog } from './form-dialog.tsx';
import { listenForBack } from './overlay-closing.ts';
import { DialogTextsContext } from './unsaved-input.ts';

const TEXTS = {
  close: 'Fermer',
  cancel: 'Annuler',
  title: 'Abandonner ?',
  text: 'Rien n’est enregistré.',
  discard: 'Abandonner',
  keep: 'Continuer',
};
const show = reactPage();
const close = vi.fn();
const save = vi.fn(async () => {
  throw new Error('refused');
});
const page = (
  <DialogTextsContext value={TEXTS}>
    <FormDialog
      title="Nouveau voyage"
      submitLabel="Créer"
      onSubmit={() => save().catch(() => {})}
      onClose={close}
    >
      <input aria-label="Destination" />
    </FormDialog>
  </DialogTextsContext>
);
const question = () => document.querySelector('[role=alertdialog]');
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const touchOutside = async () => {
  // Radix begins to listen to the pointer a task after it has opened.
  await new Promise((resolve) => setTimeout(resolve));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );

/** The history entry of the same page without a dialog. */
const entryBefore = (): unknown => ({ ...history.state, usr: null });

beforeAll(listenForBack);

const WAYS: [string, () => Promise<void>][] = [
  ['Escape', async () => void press('Escape')],
  ['a press outside', touchOutside],
  ['the cross', async () => buttonOf('Fermer')?.click()],
  ['Back', async () => void dispatchEvent(new PopStateEvent('popstate', { state: entryBefore() }))],
];

it.each(WAYS)(
  '[SHELL-5] after a save that has failed, %s asks before what was typed is lost',
  async (_, leave) => {
    close.mockClear();
    await show(page);
    const field = document.querySelector('input');
    if (!field) throw new Error('There is no field.');
    await act(async () => {
      field.focus();
      field.value = 'Lisbonne';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => buttonOf('Créer')?.click());
    expect(save).toHaveBeenCalled();
    await act(leave);
    expect(question()?.textContent).toContain('Abandonner ?');
    expect(close).not.toHaveBeenCalled();
    await act(async () => buttonOf('Abandonner')?.click());
    expect(close).toHaveBeenCalledOnce();
  },
);
