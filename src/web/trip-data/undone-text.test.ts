// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { initI18n, setLanguage } from '#i18n/i18n.ts';
import { undoneText } from './undone-text.ts';

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
});
