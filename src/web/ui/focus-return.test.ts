// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberFocus } from './focus-return.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => document.body.replaceChildren());

/** What has the focus once a dialog has closed that took its opener away, on the page of a path. */
function focusAfter(path: string): string | undefined {
  document.body.innerHTML = '<button id="opener">Delete</button><button id="next">Next</button>';
  const opener = document.getElementById('opener');
  opener?.focus();
  const giveBack = rememberFocus();
  opener?.remove();
  history.replaceState(null, '', path);
  giveBack();
  return document.activeElement?.id;
}

it('[SHELL-3] the focus goes to the neighbour of what has gone', () => {
  expect(focusAfter('/?day=2026-12-02')).toBe('next');
});

it('[SHELL-3] it goes nowhere on another page, which has a focus of its own', () => {
  expect(focusAfter('/dashboard')).not.toBe('next');
});
