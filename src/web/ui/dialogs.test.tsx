// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { LoadingDialog } from './loading-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { ToastViewport } from './toast-viewport.tsx';

const show = reactPage();
const dialog = (role = 'dialog') => document.querySelector<HTMLElement>(`[role=${role}]`);
const nameOf = (element: Element | null) => {
  const id = element?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id)?.textContent : element?.getAttribute('aria-label');
};
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent) === name,
  );
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const pressOutside = (target: HTMLElement) =>
  act(async () => {
    // Radix begins to listen to the pointer a task after it has opened.
    await new Promise((resolve) => setTimeout(resolve));
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
const touchOutside = () => pressOutside(document.body);

it('[SHELL-3] the loading dialog shows its message, and neither Escape nor a click outside closes it', async () => {
  await show(<LoadingDialog open message="Chargement..." />);
  expect(nameOf(dialog())).toBe('Chargement...');
  await press('Escape');
  await touchOutside();
  expect(nameOf(dialog())).toBe('Chargement...');
  expect(document.querySelectorAll('button')).toHaveLength(0);
  await show(<LoadingDialog open={false} message="Chargement..." />);
  expect(dialog()).toBeNull();
});

it('[SHELL-3] the page stands still while a dialog is open, and moves again after', async () => {
  await show(<LoadingDialog open message="Chargement..." />);
  expect(document.documentElement.dataset.locked).toBe('');
  // The room of the scroll bar (as wide as the page here) is the body's own: of the root, every element would inherit it.
  expect(document.body.style.paddingRight).toBe(`${innerWidth}px`);
  expect(document.documentElement.getAttribute('style')).toBeNull();
  await show(<LoadingDialog open={false} message="Chargement..." />);
  expect(document.documentElement.dataset.locked).toBeUndefined();
  expect(document.body.style.paddingRight).toBe('');
});

it('[SHELL-4] the note dialog has title, lines and the button that closes it', async () => {
  const close = vi.fn();
  await show(
    <NoteDialog
      onClose={close}
      title="Memmo Alfama"
      content={'Digicode 4512.\nChambre du fond.'}
      closeLabel="C'est noté !"
    />,
  );
  expect(nameOf(dialog())).toBe('Memmo Alfama');
  expect(dialog()?.textContent).toContain('Digicode 4512.\nChambre du fond.');
  await act(async () => button("C'est noté !")?.click());
  expect(close).toHaveBeenCalledOnce();
});

it('[SHELL-4] the second note dialog has title and content, and Escape closes it', async () => {
  const close = vi.fn();
  await show(
    <NoteDialog onClose={close} title="Note" content="Texte" closeLabel="Fermer" hasButton={false} />,
  );
  expect(button('Fermer')?.textContent).toBe('');
  await press('Escape');
  expect(close).toHaveBeenCalled();
});

it('a dialog begins with the focus on its first field, and its cross has a name', async () => {
  await show(
    <Dialog onClose={() => undefined} title="Activité" closeLabel="Fermer">
      <input aria-label="Titre" />
    </Dialog>,
  );
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Titre');
  expect(button('Fermer')).toBeDefined();
});

it('[SHELL-3] a dialog gives the focus back to what opened it, or to what follows where that has gone', async () => {
  const screen = (isOpen: boolean, names: string[]) => (
    <>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <Dialog open={isOpen} onClose={() => undefined} title="Activité" closeLabel="Fermer">
        <input aria-label="Titre" />
      </Dialog>
    </>
  );
  await show(screen(false, ['Castelo', 'Tour']));
  await act(async () => button('Castelo')?.focus());
  for (const [left, focused] of [
    [['Castelo', 'Tour'], 'Castelo'],
    [['Tour'], 'Tour'],
  ] as const) {
    await show(screen(true, ['Castelo', 'Tour']));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Titre');
    await show(screen(false, [...left]));
    await expect.poll(() => document.activeElement?.textContent).toBe(focused);
  }
});

it('a confirmation focuses the cancel button, and leaves closing to its caller', async () => {
  const confirm = vi.fn();
  const close = vi.fn();
  await show(
    <ConfirmDialog
      onClose={close}
      title="Supprimer ?"
      description="Tout disparaît."
      confirmLabel="Supprimer"
      cancelLabel="Annuler"
      onConfirm={confirm}
    />,
  );
  expect(nameOf(dialog('alertdialog'))).toBe('Supprimer ?');
  expect(document.activeElement?.textContent).toBe('Annuler');
  await touchOutside();
  expect(close).not.toHaveBeenCalled();
  await act(async () => button('Supprimer')?.click());
  expect(confirm).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  await act(async () => button('Annuler')?.click());
  expect(close).toHaveBeenCalledOnce();
});

it('[SHELL-3] [TOAST-1] Escape closes the innermost dialog while a toast is on screen, and leaves those around it', async () => {
  const [close, closeQuestion] = [vi.fn(), vi.fn()];
  const saved = { id: 1, title: 'Révoqué', variant: 'default', duration: Number.POSITIVE_INFINITY } as const;
  const screen = (isAsking: boolean, toast: typeof saved | null) => (
    <>
      <Dialog onClose={close} title="Partager un lien" closeLabel="Fermer">
        <button type="button">Créer un lien</button>
        <ConfirmDialog
          open={isAsking}
          onClose={closeQuestion}
          title="Révoquer ?"
          confirmLabel="Révoquer"
          cancelLabel="Annuler"
          onConfirm={() => undefined}
        />
      </Dialog>
      <ToastViewport toast={toast} onDismiss={() => undefined} label="Notifications" closeLabel="Fermer" />
    </>
  );
  await show(screen(false, null));
  await show(screen(true, null));
  await show(screen(true, saved));
  await press('Escape');
  expect(closeQuestion).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  await show(screen(false, saved));
  await act(async () => button('Créer un lien')?.focus());
  await press('Escape');
  expect(close).toHaveBeenCalledOnce();
});

it('[PLUS-3] what stands above dialogs is pressed without closing the one below it', async () => {
  const close = vi.fn();
  await show(
    <Dialog onClose={close} title="Modifier">
      <p>Texte</p>
    </Dialog>,
  );
  const line = document.body.appendChild(document.createElement('button'));
  line.dataset.aboveDialogs = '';
  await pressOutside(line);
  expect(close).not.toHaveBeenCalled();
  await touchOutside();
  expect(close).toHaveBeenCalledOnce();
});
