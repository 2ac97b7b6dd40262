import { expect, it } from 'vitest';
import { replacedWords } from './words.ts';

const wordsOf = (text: string, path = 'src/a.ts') => replacedWords([{ path, text }]);

it('finds a replaced word in identifiers, constants, comments and file names', () => {
  expect(wordsOf('const keptRows = 1;')).toEqual([
    'src/a.ts:1: "kept" is persisted, stored, cached in the glossary',
  ]);
  expect(wordsOf('\n// Computed anew.\nconst ITEM_SLIPS = 2;')).toHaveLength(2);
  expect(wordsOf('', 'src/unsent/a.ts')).toHaveLength(1);
  expect(wordsOf('/** A hand-over of a trip. */')).toHaveLength(1);
});

it('finds words of the voice in the product alone', () => {
  expect(wordsOf('// What it says.\nconst saidRows = 1;\ntellAll();\n// It stands there.')).toHaveLength(4);
  expect(wordsOf("it('says no')", 'src/a.test.ts')).toEqual([]);
  expect(wordsOf('-- What it tells.', 'supabase/migrations/a.sql')).toEqual([]);
  expect(wordsOf('/** Says no. */', 'tests/support/a.ts')).toEqual([]);
  expect(wordsOf('const essay = standard;')).toEqual([]);
});

it('leaves other words that hold its letters, names of acceptance rows, and what others named', () => {
  expect(wordsOf("it('[GATE-3] opens the administration')")).toEqual([]);
  expect(wordsOf('const overlap = navigate(railway);')).toEqual([]);
  expect(wordsOf('cursor: grab;', 'src/a.css')).toEqual([]);
});
