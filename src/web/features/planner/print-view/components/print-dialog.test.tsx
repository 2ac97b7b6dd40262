// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { PrintDialog } from './print-dialog.tsx';

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip');
});
afterEach(() => localStorage.clear());

/** Opens the dialog, over a printer that is ready when `isReady` resolves. */
async function openDialog(isReady: Promise<void> = Promise.resolve()) {
  const [print, close] = [vi.fn(), vi.fn()];
  const prepare = vi.fn(async () => {
    await isReady;
    return print;
  });
  await show(<PrintDialog prepare={prepare} onClose={close} />);
  return { prepare, print, close };
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );

it('[PLUS-4] asks what to print besides the days, and remembers it on the device', async () => {
  await openDialog();
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  await act(async () => boxes()[1]?.click());
  await show(null);
  const { prepare } = await openDialog();
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
  await press('Imprimer');
  expect(prepare).toHaveBeenCalledWith({ prices: false, map: true });
});

it('[PLUS-4] is closed before it prints', async () => {
  const { print, close } = await openDialog();
  await press('Imprimer');
  expect(close).toHaveBeenCalledBefore(print);
  expect(print).toHaveBeenCalledOnce();
});

it('[PLUS-4] closed while the map is loaded, it prints nothing', async () => {
  const ready = Promise.withResolvers<void>();
  const { print } = await openDialog(ready.promise);
  await press('Imprimer');
  await show(null);
  await act(async () => ready.resolve());
  expect(print).not.toHaveBeenCalled();
});
