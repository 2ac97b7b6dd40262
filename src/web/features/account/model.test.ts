import { describe, expect, it } from 'vitest';
import { decideAuthGuard, fullName, mergePreferences, profileColumns } from './model.ts';

const traveler = { isAdmin: false, onboarding_completed: true };
const gate = (question: Partial<Parameters<typeof decideAuthGuard>[0]>) =>
  decideAuthGuard({
    status: 'signed-in',
    user: traveler,
    isBusy: false,
    requireSupervisor: false,
    pathname: '/dashboard',
    ...question,
  });

describe('the gate', () => {
  it('[GATE-1] waits while the session loads', () => {
    expect(gate({ status: 'loading', user: null })).toBe('wait');
  });

  it('[GATE-1] waits while someone signs out, and does not send them to sign in', () => {
    expect(gate({ status: 'signed-out', user: null, isBusy: true })).toBe('wait');
  });

  it('[GATE-1] does not wait for an action of someone who is signed in', () => {
    expect(gate({ isBusy: true })).toBe('enter');
  });

  it('[GATE-2] asks whoever is signed out to sign in', () => {
    expect(gate({ status: 'signed-out', user: null })).toBe('sign-in');
  });

  it('[GATE-3] sends whoever is no supervisor from an admin page to the dashboard', () => {
    expect(gate({ requireSupervisor: true, pathname: '/admin' })).toBe('dashboard');
    expect(gate({ requireSupervisor: true, pathname: '/admin', user: { ...traveler, isAdmin: true } })).toBe(
      'enter',
    );
  });

  it.each(['/dashboard', '/trip/42', '/profiles', '/administration'])(
    '[GATE-4] sends a new user from %s to onboarding',
    (pathname) => {
      expect(gate({ pathname, user: { ...traveler, onboarding_completed: false } })).toBe('onboarding');
    },
  );

  it.each(['/onboarding', '/onboarding/profile', '/profile', '/admin', '/admin/users'])(
    '[GATE-4] lets a new user stay on %s',
    (pathname) => {
      const user = { isAdmin: true, onboarding_completed: false };
      expect(gate({ pathname, user, requireSupervisor: pathname.startsWith('/admin') })).toBe('enter');
    },
  );

  it('[GATE-5] asks for the session first, then the role, then onboarding', () => {
    const newTraveler = { isAdmin: false, onboarding_completed: false };
    expect(gate({ status: 'signed-out', user: null, requireSupervisor: true })).toBe('sign-in');
    expect(gate({ requireSupervisor: true, user: newTraveler, pathname: '/dashboard' })).toBe('dashboard');
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

  it.each([null, undefined, 'text', ['list']])('[PROF-2] begin anew over %j', (stored) => {
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
    expect(fullName('', '')).toBeNull();
  });
});
