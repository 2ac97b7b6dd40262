// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '#web/lib/storage-keys.ts';
import { NEW_POST } from '../model.ts';
import { begunPosts, discardBegun, moveOnlyOne, newPostKey } from './model.ts';

const ONLY_ONE = storageKeys.postDraft('new');
const formOf = (title_fr: string) => ({ ...NEW_POST, title_fr });
const keep = (key: string, title: string) =>
  localStorage.setItem(key, JSON.stringify({ form: formOf(title), base: null }));

beforeEach(() => localStorage.clear());

describe('[ADMIN-4] new posts begun on this device', () => {
  it('are those that are stored nowhere else, until they are discarded', () => {
    keep(newPostKey('a'), 'Sète');
    keep(storageKeys.postDraft('4f6c'), 'A stored post that was changed');
    localStorage.setItem(newPostKey('broken'), '{');
    expect(begunPosts()).toEqual([{ draft: 'a', form: formOf('Sète') }]);
    for (const begun of begunPosts()) discardBegun(begun);
    expect(begunPosts()).toEqual([]);
    expect(localStorage.getItem(storageKeys.postDraft('4f6c'))).not.toBeNull();
  });

  it('take in the one that an earlier release kept, once, and write nothing while they are read', () => {
    keep(newPostKey('a'), 'Sète');
    keep(ONLY_ONE, 'Hiver');
    expect(begunPosts()).toHaveLength(1);
    expect(localStorage.getItem(ONLY_ONE)).not.toBeNull();
    moveOnlyOne();
    expect(localStorage.getItem(ONLY_ONE)).toBeNull();
    moveOnlyOne();
    const begun = begunPosts();
    expect(begun.map(({ form }) => form.title_fr).toSorted()).toEqual(['Hiver', 'Sète']);
    expect(begun.every(({ draft }) => draft !== '')).toBe(true);
  });
});
