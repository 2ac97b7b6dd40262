// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { rememberUndo } from '#web/trip-data/undo.ts';
import { UndoButton } from './undo-button.tsx';

const show = reactPage();

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('trip-items');
});

it('[PLUS-2] Ctrl+Z undoes from a checkbox, to which the focus comes after a deletion, and not from a text', async () => {
  const undo = vi.fn();
  rememberUndo({ scope: 'trip', label: 'Tâche supprimée', undo });
  const page = await show(
    <>
      <UndoButton tripId="trip" />
      <input type="checkbox" aria-label="Fait" />
      <input type="text" aria-label="Nouvelle tâche" />
    </>,
  );
  const press = (type: string) =>
    act(async () =>
      page
        .querySelector(`input[type=${type}]`)
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
        ),
    );
  await press('text');
  expect(undo).not.toHaveBeenCalled();
  await press('checkbox');
  expect(undo).toHaveBeenCalledOnce();
});
