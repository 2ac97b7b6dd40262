// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishSessionEnd } from '#web/session/session-end.ts';
import { forgetTrip, reselectTrip, selectTrip } from './current-trip.ts';

// What another file of this worker has left: nobody is signed in here.
beforeEach(() => localStorage.clear());
afterEach(() => {
  forgetTrip();
  sessionStorage.clear();
});

describe('the current trip', () => {
  it('[SHELL-5] is stored in session storage under a key of the product', () => {
    selectTrip('trip-1');
    expect(sessionStorage.getItem('escale-of-visitor-current-trip')).toBe('trip-1');
    forgetTrip();
    expect(sessionStorage.getItem('escale-of-visitor-current-trip')).toBeNull();
  });

  it('[SHELL-5] stays what it is while one is selected', () => {
    selectTrip('trip-1');
    sessionStorage.setItem('escale-of-visitor-current-trip', 'trip-2');
    reselectTrip(['trip-1', 'trip-2']);
    selectTrip('trip-1');
    expect(sessionStorage.getItem('escale-of-visitor-current-trip')).toBe('trip-1');
  });

  it('[SHELL-5] is forgotten when the session ends', () => {
    selectTrip('trip-1');
    publishSessionEnd();
    expect(sessionStorage.getItem('escale-of-visitor-current-trip')).toBeNull();
  });
});
