import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  emptyPoll,
  type OptionKind,
  type PollForm,
  pollErrors,
  pollOptions,
} from './poll-form.ts';

const option = (id: string, text: string, place: PollForm['options'][number]['place'] = null) => ({
  id,
  text,
  place,
});
const form = (rest: Partial<PollForm> = {}): PollForm => ({
  ...emptyPoll(),
  question: ' Where? ',
  options: [option('a', ' Alfama '), option('b', 'Graça'), option('c', ' ')],
  ...rest,
});
const now = Temporal.Instant.from('2026-11-24T12:00:00Z');
const titles = new Map([['i1', 'Fado']]);
const errorsOf = (rest: Partial<PollForm>) => pollErrors(form(rest), titles, now, 'Europe/Paris');

describe('[PLUS-19] the form of a poll', () => {
  it('wants a question, two different options and a deadline to come', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ question: ' ' })).toEqual({ question: 'pollQuestionRequired' });
    expect(errorsOf({ question: 'x'.repeat(201) })).toEqual({ question: 'pollTextTooLong' });
    expect(errorsOf({ options: [option('a', 'A'), option('b', ' A ')] })).toEqual({
      options: 'pollOptionsRequired',
    });
    expect(errorsOf({ options: [option('a', 'A'), option('b', 'x'.repeat(201))] })).toEqual({
      options: 'pollTextTooLong',
    });
    expect(errorsOf({ deadline: '2026-11-24T13:00' })).toEqual({ deadline: 'pollDeadlinePast' });
    expect(errorsOf({ deadline: '2026-11-24T13:01' })).toEqual({});
  });

  it('has its deadline at the local time of who asks', () => {
    expect(deadlineOf({ deadline: '2026-12-01T18:00' }, 'Europe/Paris')?.toString()).toBe(
      '2026-12-01T17:00:00Z',
    );
    expect(deadlineOf({ deadline: '' }, 'Europe/Paris')).toBeNull();
    expect(deadlineOf({ deadline: '20277-01-01T10:00' }, 'Europe/Paris')).toBeNull();
    expect(errorsOf({ deadline: '20277-01-01T10:00' })).toEqual({ deadline: 'pollDeadlineInvalid' });
    expect(errorsOf({ deadline: '' })).toEqual({});
  });

  it('makes options of texts, dates, places and items, without the empty ones', () => {
    const made = (kind: OptionKind, options: PollForm['options']) =>
      pollOptions(form({ kind, options }), titles);
    expect(made('text', form().options)).toEqual([
      { id: 'a', text: 'Alfama' },
      { id: 'b', text: 'Graça' },
    ]);
    expect(made('date', [option('a', '2026-12-01')])).toEqual([
      { id: 'a', text: '2026-12-01', date: '2026-12-01' },
    ]);
    const place = { name: 'Porto', lat: 41.1, lng: -8.6 };
    expect(made('place', [option('a', 'Porto', place), option('b', 'Elsewhere')])).toEqual([
      { id: 'a', text: 'Porto', place },
      { id: 'b', text: 'Elsewhere' },
    ]);
    expect(made('item', [option('a', 'i1')])).toEqual([{ id: 'a', text: 'Fado', item_id: 'i1' }]);
  });

  it('has no option of an item that somebody deletes meanwhile, whose id would be its text', () => {
    const options = [option('a', 'i1'), option('b', 'gone')];
    expect(pollOptions(form({ kind: 'item', options }), titles)).toEqual([
      { id: 'a', text: 'Fado', item_id: 'i1' },
    ]);
    expect(errorsOf({ kind: 'item', options })).toEqual({ options: 'pollOptionsRequired' });
  });
});
