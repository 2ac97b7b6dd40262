// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_KEY } from '#i18n/i18n.ts';
import { clearOtherPersons, clearSignedOutPerson, storageOwnerId } from '#web/session/person-storage.ts';
import { ownerOf, storageKeys } from './browser-storage.ts';

const ID = '6b2a1f0e-7d3c-4a55-9a41-0c8a5f2c1d11';
const OTHER = '0d9e4c7a-1b2f-4c33-8f6e-5a7b9c2d3e44';

/** A key as it stands in storage, whosever it is. */
const keyOf = (key: string | ((owner: string, name: string) => string), owner = ID) =>
  typeof key === 'string' ? key : key(owner, 'x');

const signIn = (id: string) => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id } }));

/** Fills both storages with every key there is, of two people and of a visitor, and with one of an older release. */
function fill(): void {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.values(storageKeys).filter((each) => each !== storageKeys.auth))
      for (const owner of [ID, OTHER, 'visitor']) area.setItem(keyOf(key, owner), '1');
    area.setItem('escale-dialog-profile', '{"home_address":"12 rue des Lilas"}');
    area.setItem(`escale-outbox-${ID}-1`, '{}');
    area.setItem('of-somebody-else', '1');
  }
}

/** Whose keys are left, by their ids and owners. */
const left = () =>
  new Set(
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((key) => {
      const id = [ID, OTHER, '-visitor-'].find((owner) => key.includes(owner));
      return `${ownerOf(key) ?? key} ${id ?? ''}`.trim();
    }),
  );

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('each key of the browser’s storage has an owner', () => {
  const owners = Object.entries(storageKeys).map(([name, key]) => [name, ownerOf(keyOf(key))]);
  expect(Object.fromEntries(owners)).toEqual({
    auth: 'device',
    leftSession: 'device',
    sessionLoss: 'device',
    config: 'device',
    theme: 'device',
    language: 'device',
    quickPlan: 'visit',
    sessionProcessed: 'visit',
    newUser: 'visit',
    returnTo: 'visit',
    tab: 'visit',
    pendingEmail: 'visit',
    codeEmail: 'visit',
    mailWait: 'visit',
    printParts: 'person',
    profile: 'person',
    preferencesApplied: 'person',
    pushEndpoint: 'person',
    travelModes: 'person',
    sentAwaySuggestions: 'person',
    upload: 'person',
    deviceFile: 'person',
    deviceSettings: 'person',
    storedAhead: 'person',
    dialog: 'person',
    currentTrip: 'person',
  });
  expect(storageKeys.language).toBe(LANGUAGE_KEY);
});

it('no key of a person is that of another', () => {
  for (const key of Object.values(storageKeys))
    if (typeof key !== 'string') expect(key(ID, 'x')).not.toBe(key(OTHER, 'x'));
});

describe('stored data', () => {
  it('belongs to the signed-in user, or else to a visitor', () => {
    expect(storageOwnerId()).toBe('visitor');
    signIn(ID);
    expect(storageOwnerId()).toBe(ID);
    signIn(OTHER);
    expect(storageOwnerId()).toBe(OTHER);
  });

  it('is removed at sign-out, except the device’s own', () => {
    fill();
    clearSignedOutPerson();
    expect(left()).toEqual(new Set(['device', 'of-somebody-else']));
  });

  it('of others and of older releases is removed when another user signs in', () => {
    fill();
    signIn(OTHER);
    clearOtherPersons();
    expect(left()).not.toContain(`person ${ID}`);
    expect(left()).not.toContain('escale-dialog-profile');
    expect(Object.keys(localStorage).join()).not.toContain('outbox');
    expect(left()).toContain(`person ${OTHER}`);
    expect(left()).toContain('visit');
  });

  it('of a user who has signed in meanwhile in another tab stays', () => {
    fill();
    signIn(OTHER);
    clearSignedOutPerson();
    expect(left()).toContain(`person ${OTHER}`);
    expect(left()).not.toContain(`person ${ID}`);
    expect(left()).not.toContain('person -visitor-');
  });
});
