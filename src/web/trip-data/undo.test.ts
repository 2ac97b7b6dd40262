// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { rememberUndo, toastWithUndo, undoLast } from './undo.ts';

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
