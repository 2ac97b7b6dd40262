import { describe, expect, it } from 'vitest';
import { decideAuthGuard, fullName, mergePreferences, profileColumns } from './model.ts';

const traveler = { isAdmin: false, onboarding_completed: true };
const decide = (question: Partial<Parameters<typeof decideAuthGuard>[0]>) =>
  decideAuthGuard({
    status: 'signed-in',
    user: traveler,
    isBusy: false,
    requireSupervisor: false,
    pathname: '/dashboard',
    ...question,
  });

describe('the auth guard', () => {
  it('[GATE-1] waits while the session loads', () => {
    expect(decide({ status: 'loading', user: null })).toBe('wait');
  });

  it('[GATE-1] waits while someone signs out, and does not send them to sign in', () => {
    expect(decide({ status: 'signed-out', user: null, isBusy: true })).toBe('wait');
  });

  it('[GATE-1] does not wait for an action of someone who is signed in', () => {
    expect(decide({ isBusy: true })).toBe('enter');
  });

  it('[GATE-2] sends a signed-out user to sign in', () => {
    expect(decide({ status: 'signed-out', user: null })).toBe('sign-in');
  });

  it('[GATE-3] sends a user who is no supervisor from an admin page to the dashboard', () => {
    expect(decide({ requireSupervisor: true, pathname: '/admin' })).toBe('dashboard');
    expect(
      decide({ requireSupervisor: true, pathname: '/admin', user: { ...traveler, isAdmin: true } }),
    ).toBe('enter');
  });

  it.each(['/dashboard', '/trip/42', '/profiles', '/administration'])(
    '[GATE-4] sends a new user from %s to onboarding',
    (pathname) => {
      expect(decide({ pathname, user: { ...traveler, onboarding_completed: false } })).toBe('onboarding');
    },
  );

  it.each(['/onboarding', '/onboarding/profile', '/profile', '/admin', '/admin/users'])(
    '[GATE-4] lets a new user stay on %s',
    (pathname) => {
      const user = { isAdmin: true, onboarding_completed: false };
      expect(decide({ pathname, user, requireSupervisor: pathname.startsWith('/admin') })).toBe('enter');
    },
  );

  it('[GATE-5] asks for the session first, then the role, then onboarding', () => {
    const newTraveler = { isAdmin: false, onboarding_completed: false };
    expect(decide({ status: 'signed-out', user: null, requireSupervisor: true })).toBe('sign-in');
    expect(decide({ requireSupervisor: true, user: newTraveler, pathname: '/dashboard' })).toBe('dashboard');
  });
});

describe('preferences', () => {
  it('[PROF-2] are laid over the stored ones', () => {
    expect(mergePreferences({ currency: 'EUR', theme: 'dark' }, { currency: 'CHF' })).toEqual({
      currency: 'CHF',
      theme: 'dark',
    });
  });

  it('[PROF-2] turn primitives into strings and keep objects', () => {
    expect(mergePreferences({}, { seats: 2, quiet: true, tags: ['sea'], home: { city: 'Lyon' } })).toEqual({
      seats: '2',
      quiet: 'true',
      tags: ['sea'],
      home: { city: 'Lyon' },
    });
  });

  it('[PROF-2] lose what is taken away', () => {
    expect(mergePreferences({ pace: 'slow', theme: 'dark' }, { pace: null, theme: undefined })).toEqual({});
  });

  it.each([null, undefined, 'text', ['list']])('[PROF-2] replace a stored %j', (stored) => {
    expect(mergePreferences(stored, { currency: 'EUR' })).toEqual({ currency: 'EUR' });
  });
});

describe('the columns of a save', () => {
  it('[PROF-2] never have a location', () => {
    expect(profileColumns({ bio: 'Marche', location: { city: 'Lyon' }, preferences: {} })).toEqual({
      bio: 'Marche',
    });
  });
});

describe('a full name', () => {
  it('[PROF-2] is made of what is there', () => {
    expect(fullName(' Camille ', 'Martin')).toBe('Camille Martin');
    expect(fullName('Camille', ' ')).toBe('Camille');
    expect(fullName('é'.repeat(150), 'o'.repeat(150))).toHaveLength(200);
    expect(fullName('', '')).toBeNull();
  });
});
