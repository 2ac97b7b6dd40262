import { describe, expect, it } from 'vitest';
import { airportRules } from '../airports/airport-form.ts';
import { countryRules } from '../countries/country-form.ts';
import { sampleRules } from '../showcase/sample-form.ts';
import { columnChanges, hasText, pathOfChange } from './column-changes.ts';

describe('[ADMIN-1] a change', () => {
  it('lists its columns from either side, without empty ones and those that mean nothing by themselves', () => {
    expect(
      columnChanges({
        before: { title: 'Tram', price: null, closed_on: [] },
        after: { price: 3, tags: ['a'], title: 'Tram 28', city: '', closed_on: [], updated_at: '2027' },
      }),
    ).toEqual([
      { column: 'price', before: null, after: 3 },
      { column: 'tags', before: null, after: ['a'] },
      { column: 'title', before: 'Tram', after: 'Tram 28' },
    ]);
    expect(columnChanges({ before: null, after: {} })).toEqual([]);
  });

  it('names each column that a form has, in the reader’s language', () => {
    const noProblem = { ofAddress: () => undefined, ofText: () => undefined };
    const forms = [airportRules(String), countryRules(String), sampleRules(String, noProblem)];
    const columns = forms.flatMap(({ shape }) => Object.keys(shape));
    expect(columns.filter((column) => !hasText(column))).toEqual([]);
  });

  it.each([
    ['activities', 'UPDATE', '/admin/activities/edit/x'],
    ['activities', 'DELETE', null],
    ['airports', 'UPDATE', '/admin/airports?q=x'],
    ['profiles', 'UPDATE', '/admin/users/x'],
    ['inbox_answers', 'INSERT', '/admin/messages?entry=y'],
    ['legal_pages', 'UPDATE', '/admin/legal/x'],
    ['themes', 'UPDATE', '/admin/themes'],
    ['sample_trips', 'UPDATE', '/admin/samples'],
    ['places', 'UPDATE', null],
  ])('of %s (%s) leads to %s', (source, operation, path) => {
    expect(pathOfChange({ source, operation, row_id: 'x', title: 'Zoé', after: { message_id: 'y' } })).toBe(
      path,
    );
  });
});
