// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryIdb } from '#tests/support/memory-idb.ts';
import { storageKeys } from '#web/data/browser-storage.ts';

let device = memoryIdb();
/** The locks that the open tabs hold. */
let held: string[] = [];

/** Another page of the same browser, with session storage of its own unless it is a reload. */
async function openPage(isReload = false) {
  if (!isReload) sessionStorage.clear();
  vi.resetModules();
  vi.doMock('idb-keyval', () => device.idb);
  const drafts = await import('./drafts.ts');
  await drafts.loadDrafts();
  return drafts;
}
const signIn = (id: string) => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id } }));
/** Whose drafts the device has, of what. */
const onDevice = () =>
  [...(device.device.databases.get('escale-drafts')?.keys() ?? [])].map((key) =>
    key.split(' ').slice(0, 2).join(' '),
  );
const inTab = () => Object.keys(sessionStorage).filter((key) => key.includes('-dialog-'));
/** Lets the writes that were begun end. */
const written = () => new Promise((resolve) => setTimeout(resolve));
/** Closes all pages but the one that is opened next. */
const closeAll = () => held.splice(0);

beforeEach(() => {
  device = memoryIdb();
  held = [];
  signIn('camille');
  const request = (name: string) => {
    held.push(name);
    return new Promise(() => {});
  };
  const query = async () => ({ held: held.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('[SHELL-5] what was typed into a form', () => {
  it('is in session storage under a key of the product, and on the device, until it is saved or given up', async () => {
    const { keepDraft, hasDraft, discardDraft } = await openPage();
    keepDraft('new-trip', { title: 'Lisbonne' });
    await written();
    expect(Object.keys(sessionStorage)).toContain('escale-of-camille-dialog-new-trip');
    expect(onDevice()).toEqual(['camille new-trip']);
    expect(hasDraft('new-trip')).toBe(true);
    discardDraft('new-trip');
    await written();
    expect(hasDraft('new-trip')).toBe(false);
    expect([inTab(), onDevice()]).toEqual([[], []]);
  });

  it('does not come back where a reload stops what removes it from the device', async () => {
    const { idb } = device;
    device.idb = { ...idb, del: () => new Promise(() => {}) };
    const { keepDraft, discardDraft } = await openPage();
    keepDraft('new-trip', { title: 'Lisbonne' });
    await written();
    discardDraft('new-trip');
    await written();
    expect(onDevice()).toEqual(['camille new-trip']);
    device.idb = idb;
    const { hasDraft, isStoredDraft } = await openPage(true);
    expect([hasDraft('new-trip'), isStoredDraft('new-trip')]).toEqual([false, false]);
    await written();
    expect([inTab(), onDevice()]).toEqual([[], []]);
  });

  it('is there in the next page, once the one that was at work on it is closed, and in its own after a reload', async () => {
    const first = await openPage();
    first.keepDraft('new-task-t', { title: 'Réserver' });
    await written();
    const beside = await openPage();
    expect(beside.readDraft('new-task-t')).toBeNull();
    beside.discardDraft('new-task-t');
    await written();
    closeAll();
    expect((await openPage()).readDraft('new-task-t')).toEqual({ title: 'Réserver' });
    closeAll();
    const before = await openPage();
    before.keepDraft('message-t', { text: 'Salut' });
    await written();
    const reloaded = await openPage(true);
    expect(reloaded.readDraft('message-t')).toEqual({ text: 'Salut' });
    reloaded.discardDraft('message-t');
    await written();
    expect(onDevice()).not.toContain('camille message-t');
  });

  it('is not lost to another page that is at work on the same', async () => {
    const [first, other] = [await openPage(), await openPage()];
    first.keepDraft('post-p', { body: 'Un long texte' });
    await written();
    other.keepDraft('post-p', { body: 'x' });
    other.discardDraft('post-p');
    await written();
    closeAll();
    expect((await openPage()).readDraft('post-p')).toEqual({ body: 'Un long texte' });
  });

  it('is read again when somebody comes back to a page: another has stored it meanwhile', async () => {
    const first = await openPage();
    const other = await openPage();
    other.keepDraft('new-task-t', { title: 'Réserver' });
    await written();
    held.pop();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(first.isStoredDraft('new-task-t')).toBe(true));
  });

  it('is in the tab alone while nothing was typed: the form opens again after a reload, and nowhere else', async () => {
    const { keepDraft } = await openPage();
    keepDraft('new-poll-t', {}, false);
    await written();
    expect(onDevice()).toEqual([]);
    expect((await openPage(true)).hasDraft('new-poll-t')).toBe(true);
    expect((await openPage()).hasDraft('new-poll-t')).toBe(false);
  });

  it('is found by the trip that it is of', async () => {
    const { keepDraft, draftNames } = await openPage();
    keepDraft('new-task-t1', { title: 'Réserver' });
    keepDraft('comment-t1-i1', { text: 'Oui' });
    keepDraft('new-task-t2', { title: 'Plier' });
    expect(draftNames('t1').toSorted()).toEqual(['comment-t1-i1', 'new-task-t1']);
  });

  it('lasts as long as the page where the device can store nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { keepDraft, readDraft } = await openPage();
    device.device.isFull = true;
    keepDraft('new-task-t', { title: 'Réserver' });
    await written();
    sessionStorage.clear();
    expect(readDraft('new-task-t')).toEqual({ title: 'Réserver' });
  });
});

describe('the drafts of somebody who is signed in', () => {
  it('[AUTH-6] are theirs alone, and gone when somebody else signs in or nobody is', async () => {
    const { keepDraft, hasDraft, clearOtherDrafts } = await openPage();
    keepDraft('profile', { home_address: '12 rue des Lilas' });
    signIn('thomas');
    expect(hasDraft('profile')).toBe(false);
    keepDraft('profile', { home_address: 'Quai des Belges' });
    await clearOtherDrafts();
    expect(onDevice()).toEqual(['thomas profile']);
    localStorage.clear();
    await clearOtherDrafts();
    await written();
    expect(onDevice()).toEqual([]);
  });

  it('[AUTH-10] wait for them when their session has ended, and are not stored after', async () => {
    const { keepDraft, discardDraft, readDraft } = await openPage();
    keepDraft('item-t', { title: 'Castelo' });
    localStorage.clear();
    keepDraft('item-t', { title: 'Castelo, plus tard' }, true, 'camille');
    discardDraft('item-t', 'camille');
    await written();
    signIn('camille');
    expect(readDraft('item-t')).toEqual({ title: 'Castelo' });
  });
});

describe('a form with a draft', () => {
  const initial = { title: '', nights: 1, place: null, tags: ['sea'] };

  it('[SHELL-5] comes back as it was', async () => {
    const { withDraft } = await openPage();
    const stored = { title: 'Lisbonne', nights: 4, place: { name: 'Alfama' }, tags: [] };
    expect(withDraft(initial, stored)).toEqual(stored);
  });

  it('[SHELL-5] has the initial value where the stored one is of another type or no field of the form', async () => {
    const { withDraft, readDraft } = await openPage();
    expect(withDraft(initial, { title: 3, nights: '4', tags: {}, gone: true })).toEqual(initial);
    sessionStorage.setItem(storageKeys.dialog('camille', 'new-trip'), '{half');
    expect(withDraft(initial, readDraft('new-trip'))).toEqual(initial);
  });
});
