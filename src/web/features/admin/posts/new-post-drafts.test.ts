// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#web/data/storage-keys.ts';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import { begunPosts, discardBegun, newPostName } from './new-post-drafts.ts';
import { NEW_POST } from './post-form.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const signIn = (id: string) => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id } }));
const formOf = (title_fr: string) => ({ ...NEW_POST, title_fr });
const keep = (name: string, title: string) => keepDraft(name, { ...formOf(title), base: '' });

beforeEach(() => signIn('camille'));

describe('[ADMIN-4] new posts begun on this device', () => {
  it('are those that are stored nowhere else, until they are discarded', () => {
    keep(newPostName('a'), 'Sète');
    keep('post-4f6c', 'A stored post that was changed');
    expect(begunPosts()).toEqual([{ draft: 'a', form: formOf('Sète') }]);
    for (const begun of begunPosts()) discardBegun(begun);
    expect(begunPosts()).toEqual([]);
    expect(readDraft('post-4f6c')).not.toBeNull();
  });

  it('are those of the signed-in user', () => {
    signIn('somebody');
    keep(newPostName('b'), 'Sète');
    signIn('camille');
    expect(begunPosts()).toEqual([]);
  });
});
