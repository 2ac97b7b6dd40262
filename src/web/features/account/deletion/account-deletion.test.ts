import { AuthApiError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { toAppError } from '#db/app-error.ts';
import {
  exportName,
  ownershipTransfersOf,
  problemOf,
  readHeirs,
  type SharedTrip,
  undecided,
} from './account-deletion.ts';

const trip = (id: string): SharedTrip => ({
  id,
  title: id,
  start_date: '2027-01-01',
  end_date: '2027-01-02',
  people: [{ id: 'thomas', name: 'Thomas' }],
});

describe('[PLUS-9] leaving', () => {
  it('hands over what somebody was chosen for who is in it, and nothing else', () => {
    const trips = [trip('lisbon'), trip('porto'), trip('faro')];
    expect(
      ownershipTransfersOf(trips, { lisbon: 'thomas', porto: '', faro: 'mallory', rome: 'thomas' }),
    ).toEqual({
      lisbon: 'thomas',
    });
    expect(undecided(trips, { lisbon: 'thomas', porto: '' })).toEqual([trip('faro')]);
  });

  it.each([
    ['password', 400, 'invalid_credentials'],
    ['code', 422, 'mfa_verification_failed'],
    ['code', 400, 'validation_failed'],
    ['other', 429, 'mfa_recovery_codes_locked'],
  ])('[AUTH-9] tells the %s from what was wrong', (field, status, code) => {
    expect(problemOf(toAppError(new AuthApiError('', status, code)))).toBe(field);
  });

  it('reads people leniently', () => {
    expect(readHeirs([{ id: 'a', name: 'Ana', avatar_url: null }, { id: 5 }, null, 'x'])).toEqual([
      { id: 'a', name: 'Ana' },
    ]);
    expect(readHeirs(null)).toEqual([]);
  });

  it('names the file of one’s data by the day', () => {
    expect(exportName(Temporal.PlainDate.from('2026-11-21'))).toBe('escale-2026-11-21.json');
  });
});
