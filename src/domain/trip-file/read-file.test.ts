import { describe, expect, it } from 'vitest';
import { readTripFile } from './read-file.ts';
import { writeTripFile } from './write-file.ts';

const TRIP = { title: 'Lisbonne', start_date: '2026-12-01', end_date: '2026-12-05', currency: 'EUR' };
const FILE = writeTripFile({ trips: [TRIP], trip_notes: [{ id: 'n', title: 'À emporter' }] }, []);
const refusal = (value: unknown) => {
  const answer = readTripFile(typeof value === 'string' ? value : JSON.stringify(value));
  return answer.ok ? null : answer.problem;
};
const withParts = (parts: object) => ({ ...FILE, parts: { ...FILE.parts, ...parts } });

const DOCUMENT = {
  file: 'documents/1.pdf',
  item_id: null,
  name: '../Vol.pdf',
  type: 'application/pdf',
  size: 9,
};
const withDocuments = (...documents: object[]) => ({ ...FILE, documents });

describe('[PLUS-14] reading a trip file', () => {
  it('takes what was written', () => {
    expect(readTripFile(JSON.stringify(FILE))).toEqual({ ok: true, file: FILE });
    expect(refusal({ ...FILE, parts: {} })).toBeNull();
    const { documents: _, ...first } = FILE;
    expect(refusal({ ...first, version: 1 })).toBeNull();
    expect(refusal(withDocuments(DOCUMENT, { ...DOCUMENT, file: 'documents/2' }))).toBeNull();
  });

  it.each([
    ['a text that is cut off', JSON.stringify(FILE).slice(0, -5), 'damaged'],
    ['another JSON', { type: 'FeatureCollection' }, 'wrong'],
    ['a list', [FILE], 'wrong'],
    ['a later version', { ...FILE, version: 3 }, 'newer'],
    ['a part that is not known', withParts({ songs: [] }), 'newer'],
    ['no version', { ...FILE, version: null }, 'damaged'],
    ['no trip', { ...FILE, trip: null }, 'damaged'],
    ['people without names', { ...FILE, people: [{ id: 'person-1' }] }, 'damaged'],
    ['a row without an id', withParts({ notes: [{ title: 'x' }] }), 'damaged'],
    ['an id that is given twice', withParts({ notes: [{ id: 'a' }], tasks: [{ id: 'a' }] }), 'damaged'],
    ['a text where a number is', withParts({ meals: [{ id: 'a', price: '12' }] }), 'damaged'],
    ['a day that is none', withParts({ meals: [{ id: 'a', date: 'Monday' }] }), 'damaged'],
    [
      'a document outside of its folder',
      withDocuments({ ...DOCUMENT, file: 'documents/../1.pdf' }),
      'damaged',
    ],
    ['a document with a path of its own', withDocuments({ ...DOCUMENT, file: '/etc/1' }), 'damaged'],
    ['a document of 26 MB', withDocuments({ ...DOCUMENT, size: 26 * 1024 * 1024 }), 'damaged'],
    [
      'documents of more than 250 MB',
      withDocuments(
        ...Array.from({ length: 11 }, (_, n) => ({
          ...DOCUMENT,
          file: `documents/${n + 1}`,
          size: 25_000_000,
        })),
      ),
      'damaged',
    ],
    ['two documents of one entry', withDocuments(DOCUMENT, DOCUMENT), 'damaged'],
    ['somebody who is not in it', withParts({ meals: [{ id: 'a', paid_by: 'person-9' }] }), 'damaged'],
  ])('refuses %s', (_, value, problem) => {
    expect(refusal(value)).toBe(problem);
  });
});

it('[PLUS-14] what is deleted, and votes on it, stay behind; of a long discussion the newest messages leave', () => {
  const polls = [
    { id: 'p', question: 'Où ?', options: [{ id: 'o', text: 'Ici' }], deleted_at: '2026-11-01T10:00:00Z' },
  ];
  const votes = [{ id: 'v', poll_id: 'p', option_id: 'o', user_id: 'u' }];
  const messages = Array.from({ length: 1200 }, (_, n) => ({ id: `m${n}`, text: `${n}`, user_id: 'u' }));
  const { parts, people } = writeTripFile(
    { trips: [TRIP], trip_polls: polls, trip_votes: votes, trip_chat_messages: messages },
    [],
  );
  expect([parts.polls, parts.votes]).toEqual([[], []]);
  expect(parts.messages).toHaveLength(1000);
  expect(parts.messages?.at(-1)?.text).toBe('1199');
  expect(people).toEqual([{ id: 'person-1', name: null }]);
});
