// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { storageKeys, VISITOR } from '#web/data/storage-keys.ts';
import {
  discardDialogDraft,
  hasDialogDraft,
  openDialogDrafts,
  readDialogDraft,
  restoreDraft,
  storeDialogDraft,
} from './dialog-drafts.ts';

afterEach(() => sessionStorage.clear());

describe('the form of an open dialog', () => {
  const initial = { title: '', nights: 1, place: null, tags: ['sea'] };

  it('[SHELL-5] is in session storage under a key of the product, until it is saved or cancelled', () => {
    storeDialogDraft('new-trip', { title: 'Lisbonne' });
    expect(Object.keys(sessionStorage)).toEqual(['escale-of-visitor-dialog-new-trip']);
    expect(hasDialogDraft('new-trip')).toBe(true);
    discardDialogDraft('new-trip');
    expect(hasDialogDraft('new-trip')).toBe(false);
  });

  it('[SHELL-5] comes back as it was', () => {
    const stored = { title: 'Lisbonne', nights: 4, place: { name: 'Alfama' }, tags: [] };
    expect(restoreDraft(initial, stored)).toEqual(stored);
  });

  it('[SHELL-5] leaves the initial value where the stored one is of another type or no field of the form', () => {
    expect(restoreDraft(initial, { title: 3, nights: '4', tags: {}, gone: true })).toEqual(initial);
    expect(restoreDraft(initial, 'broken')).toEqual(initial);
  });

  it("[SHELL-5] that can't be read counts as closed", () => {
    sessionStorage.setItem(storageKeys.dialog(VISITOR, 'new-trip'), '{half');
    expect(hasDialogDraft('new-trip')).toBe(false);
  });
});

describe('a form of somebody who is signed in', () => {
  const signIn = (id: string) => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id } }));
  afterEach(() => localStorage.clear());

  it('[SHELL-5] belongs to one user: the next to sign in finds none, and the first finds it again', () => {
    signIn('camille');
    storeDialogDraft('profile', { home_address: '12 rue des Lilas' });
    signIn('thomas');
    expect(hasDialogDraft('profile')).toBe(false);
    expect(openDialogDrafts()).toEqual([]);
    signIn('camille');
    expect(readDialogDraft('profile', { home_address: '' })).toEqual({ home_address: '12 rue des Lilas' });
  });

  it('is not stored after its owner has signed out', () => {
    signIn('camille');
    localStorage.removeItem(storageKeys.auth);
    storeDialogDraft('profile', { home_address: '12 rue des Lilas' }, 'camille');
    expect(sessionStorage).toHaveLength(0);
  });
});
