// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { DialogTextsContext } from '#web/ui/unsaved-input.ts';
import { participants } from '../shared-costs.ts';
import { pricedCosts } from '../sharers.ts';
import { SharersDialog } from './sharers-dialog.tsx';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const change = vi.hoisted(() => vi.fn());
vi.mock('#web/trip-data/use-trip-commands.ts', () => ({ useTripChanges: () => ({ change }) }));

const show = reactPage();
beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip');
});

const TEXTS = {
  close: 'Fermer',
  cancel: 'Annuler',
  title: 'Quitter ?',
  text: '',
  discard: 'Oui',
  keep: 'Non',
};
const trip = tripDetails({
  items: [
    tripMeal('tasca', { price: 20, split: { mode: 'parts', shares: { thomas: 1 } } }),
    tripMeal('pub', { price: 9 }),
  ],
});

async function open() {
  const onClose = vi.fn();
  await show(
    <DialogTextsContext value={TEXTS}>
      <SharersDialog trip={trip} costs={pricedCosts(trip)} everyone={participants(trip)} onClose={onClose} />
    </DialogTextsContext>,
  );
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
  return { boxes, onClose };
}

it.each([
  ['with the focus', (box: HTMLInputElement | undefined) => box?.focus()],
  ['without it, as in Safari', () => undefined],
])('[PLUS-5] [SHELL-5] asks before costs that were ticked %s are forgotten', async (_, focus) => {
  const { boxes, onClose } = await open();
  const box = boxes.at(-1);
  await act(async () => {
    focus(box);
    box?.click();
  });
  await act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      ),
  );
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Quitter ?');
  expect(onClose).not.toHaveBeenCalled();
});

it('[PLUS-5] [SHELL-5] where nobody is left to share, nothing is applied and nothing forgotten', async () => {
  const { boxes, onClose } = await open();
  for (const box of boxes.slice(0, participants(trip).length)) await act(async () => box.click());
  const apply = document.querySelector<HTMLButtonElement>('[type=submit]');
  expect(apply?.textContent).toBe('Rien à changer');
  await act(async () => apply?.click());
  expect(onClose).not.toHaveBeenCalled();
  expect(change).not.toHaveBeenCalled();
});
