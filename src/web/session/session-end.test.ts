// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

/** A tab has its own modules, and shares the browser's storage. */
async function openTab() {
  vi.resetModules();
  return import('./session-end.ts');
}

afterEach(() => localStorage.clear());

it('[AUTH-10] [BAN-1] each tab shows how another one has lost their session, once', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.markSessionLost('expired');
  expect(one.takeSessionEnd()).toBe('expired');
  expect(other.takeSessionEnd()).toBe('expired');
  for (const tab of [one, other]) expect(tab.takeSessionEnd()).toBeNull();
  other.markSessionLost('banned');
  expect(one.takeSessionEnd()).toBe('banned');
  // A page that is opened later has lost nothing.
  expect((await openTab()).takeSessionEnd()).toBeNull();
});

it('[AUTH-6] [AUTH-10] but not where it was signed out, or has not ended after all', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.markSessionLost('elsewhere');
  one.markSessionLost(null);
  expect(other.takeSessionEnd()).toBeNull();
  one.markSessionLost('expired');
  await one.endAsAsked(async () => expect(one.takeSessionEnd()).toBe('asked'));
  expect(other.takeSessionEnd()).toBeNull();
});
