import { expect, it } from 'vitest';
import { repeatedFunctions } from './migrations.ts';

const file = (name: string, text: string) => ({ path: `supabase/migrations/${name}.sql`, text });

it('names a function that two files define', () => {
  const once = file('1_trips', 'create function app.trip_ids() returns setof uuid\n');
  const twice = file('2_items', 'create or replace function app.trip_ids() returns setof uuid\n');
  expect(repeatedFunctions([once])).toEqual([]);
  expect(repeatedFunctions([once, twice])).toEqual([
    'supabase/migrations/2_items.sql: app.trip_ids is defined in supabase/migrations/1_trips.sql already',
  ]);
});
