// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n, setLanguage } from '#i18n/i18n.ts';
import { rememberUndo, toastWithUndo, undoLast, undoneText } from './undo.ts';

it('[PLUS-2] takes back the last change of a trip first, each once', () => {
  const undone: string[] = [];
  for (const label of ['first', 'second'])
    rememberUndo({ scope: 'lisbon', label, undo: () => undone.push(label) });
  rememberUndo({ scope: 'porto', label: 'elsewhere', undo: () => undone.push('elsewhere') });
  undoLast('lisbon');
  undoLast('lisbon');
  undoLast('lisbon');
  expect(undone).toEqual(['second', 'first']);
});

it('[PLUS-2] keeps thirty changes within reach, the toast gone or not', () => {
  const undo = vi.fn();
  for (let count = 0; count < 40; count += 1)
    toastWithUndo({ title: 'Moved' }, { scope: 'rome', label: 'Moved', undo });
  for (let count = 0; count < 40; count += 1) undoLast('rome');
  expect(undo).toHaveBeenCalledTimes(30);
});

// @vitest-environment happy-dom
beforeAll(() => initI18n('fr'));

it('[PLUS-2] an undo names what came back, and counts several', async () => {
  expect(undoneText(['Castelo'])).toEqual({ title: 'Remis comme avant', description: 'Castelo' });
  expect(undoneText(['Castelo', 'Tram', 'Fado'])).toEqual({
    title: 'Remis comme avant',
    description: '3 éléments',
  });
  await setLanguage('en');
  expect(undoneText(['Castelo', 'Tram', 'Fado']).description).toBe('3 items');
  await setLanguage('fr');
});

it('[PLUS-2] an undo says what it left alone, and that it failed when that is all', () => {
  const left = 'Un élément, changé entre-temps, est resté tel quel.';
  expect(undoneText(['Castelo', 'Tram', 'Fado'], 1).description).toBe(`2 éléments · ${left}`);
  expect(undoneText(['Castelo'], 1)).toEqual({ title: 'Annulation impossible', description: left });
  // A trip's dates and its ten items, one of which somebody else has moved.
  expect(undoneText(['Lisbonne'], 1, 11)).toEqual({
    title: 'Remis comme avant',
    description: `Lisbonne · ${left}`,
  });
});
