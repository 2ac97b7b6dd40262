import { queryOptions } from '@tanstack/react-query';
import type { AppError } from '#db/app-error.ts';
import type { Json } from '#db/database.types.ts';
import { listOf, recordOf } from '#domain/json.ts';
import { PRODUCT } from '#domain/product.ts';
import { request } from '#web/data/request.ts';

export interface Heir {
  id: string;
  name: string;
}

export interface SharedTrip {
  id: string;
  title: string;
  start_date: string;
  end_date: string;
  people: Heir[];
}

export type Choices = Record<string, string>;

export function readHeirs(people: Json | null): Heir[] {
  return listOf(people).flatMap((person) => {
    const { id, name } = recordOf(person);
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
  });
}

/** Maps each trip that changes hands to its new owner. */
export function ownershipTransfersOf(trips: readonly SharedTrip[], choices: Choices): Record<string, string> {
  return Object.fromEntries(
    trips.flatMap(({ id, people }) => {
      const heir = people.find((person) => person.id === choices[id]);
      return heir ? [[id, heir.id]] : [];
    }),
  );
}

export function undecided(trips: readonly SharedTrip[], choices: Choices): SharedTrip[] {
  return trips.filter(({ id }) => choices[id] === undefined);
}

/** The field that a refusal is about. */
export function problemOf({ key, code }: AppError): 'password' | 'confirmation' | 'code' | 'other' {
  if (key === 'login_failed' || key === 'password_needed') return 'password';
  if (key === 'confirmation_mismatch') return 'confirmation';
  // After too many recovery codes the right one is refused, too.
  if (key === 'too_many_requests') return 'other';
  return code?.startsWith('mfa_') || code === 'validation_failed' ? 'code' : 'other';
}

/** Name of the file: `escale-2026-11-21.json`. */
export const exportName = (today: Temporal.PlainDate) => `${PRODUCT.key}-${today.toString()}.json`;

export const sharedTripsQuery = queryOptions({
  queryKey: ['account', 'shared-trips'],
  queryFn: async (): Promise<SharedTrip[]> => {
    const trips = await request((client) => client.rpc('my_shared_trips'));
    return trips.map(({ people, ...trip }) => ({ ...trip, people: readHeirs(people) }));
  },
  staleTime: 0,
});
