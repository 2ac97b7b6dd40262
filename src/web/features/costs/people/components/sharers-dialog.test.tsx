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

it('[PLUS-5] [SHELL-5] asks before costs that were ticked are forgotten', async () => {
  const onClose = vi.fn();
  await show(
    <DialogTextsContext value={TEXTS}>
      <SharersDialog trip={trip} costs={pricedCosts(trip)} everyone={participants(trip)} onClose={onClose} />
    </DialogTextsContext>,
  );
  const box = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].at(-1);
  await act(async () => {
    box?.focus();
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
