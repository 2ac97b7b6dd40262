// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys, VISITOR } from '#web/data/storage-keys.ts';
import { begunPosts, discardBegun, newPostKey } from './new-post-drafts.ts';
import { NEW_POST } from './post-form.ts';

const STORED = storageKeys.postDraft(VISITOR, '4f6c');
const formOf = (title_fr: string) => ({ ...NEW_POST, title_fr });
const keep = (key: string, title: string) =>
  localStorage.setItem(key, JSON.stringify({ form: formOf(title), base: null }));

beforeEach(() => localStorage.clear());

describe('[ADMIN-4] new posts begun on this device', () => {
  it('are those that are stored nowhere else, until they are discarded', () => {
    keep(newPostKey('a'), 'Sète');
    keep(STORED, 'A stored post that was changed');
    localStorage.setItem(newPostKey('broken'), '{');
    expect(begunPosts()).toEqual([{ draft: 'a', form: formOf('Sète') }]);
    for (const begun of begunPosts()) discardBegun(begun);
    expect(begunPosts()).toEqual([]);
    expect(localStorage.getItem(STORED)).not.toBeNull();
  });

  it('are those of the signed-in user', () => {
    keep(storageKeys.postDraft('somebody', 'new-a'), 'Sète');
    expect(begunPosts()).toEqual([]);
  });
});
