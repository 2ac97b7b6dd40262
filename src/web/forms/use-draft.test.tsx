// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactPage } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { discardDraft, hasDraft, isStoredDraft, readDraft } from './drafts.ts';
import { type Draft, useDraft } from './use-draft.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

interface TaskForm {
  title: string;
  due: string;
}

const NAME = 'task-t-1';
const show = reactPage();
const page: { form?: TaskForm; draft?: Draft<TaskForm> } = {};

function Form({ task }: { task: TaskForm }) {
  const draft = useDraft(NAME, task);
  const { values, keep } = draft;
  useEffect(() => keep(values), [keep, values]);
  useEffect(() => {
    Object.assign(page, { form: values, draft });
  });
  return null;
}
const type = (form: TaskForm) => act(async () => page.draft?.keep(form));
const CLOSED = null;
const TASK = { title: 'Tram', due: '' };

beforeEach(() => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  discardDraft(NAME);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[SHELL-5] what was typed outlives a form that is left, until it is saved or given up', async () => {
  await show(<Form task={TASK} />);
  await type({ title: 'Tram 28', due: '' });
  await show(CLOSED);
  expect(isStoredDraft(NAME)).toBe(true);
  await show(<Form task={TASK} />);
  expect(page.form).toEqual({ title: 'Tram 28', due: '' });
  page.draft?.discard();
  await show(CLOSED);
  expect(hasDraft(NAME)).toBe(false);
});

it('[SHELL-5] a form that nothing was typed into, or nothing any more, leaves no draft', async () => {
  await show(<Form task={TASK} />);
  expect([hasDraft(NAME), isStoredDraft(NAME)]).toEqual([true, false]);
  await show(CLOSED);
  expect(hasDraft(NAME)).toBe(false);
  await show(<Form task={TASK} />);
  await type({ title: 'Tram 28', due: '' });
  await type(TASK);
  await show(CLOSED);
  expect(hasDraft(NAME)).toBe(false);
});

it('[SHELL-5] [PLUS-3] a field that nobody has typed into is as somebody else has changed it since', async () => {
  await show(<Form task={TASK} />);
  await type({ title: 'Tram 28', due: '' });
  await show(CLOSED);
  await show(<Form task={{ title: 'Tram', due: '2026-12-03' }} />);
  expect(page.form).toEqual({ title: 'Tram 28', due: '2026-12-03' });
  await show(CLOSED);
  expect(readDraft(NAME)).toEqual({ title: 'Tram 28', seen: { title: 'Tram' } });
});

it('[SHELL-5] [PLUS-3] a draft has what it was typed over, also once it was the same as what is stored', async () => {
  await show(<Form task={TASK} />);
  await type({ title: 'Tram 28', due: '' });
  await show(CLOSED);
  const stored = { title: 'Tram 15', due: '' };
  await show(<Form task={stored} />);
  expect(page.draft?.seen()).toEqual(TASK);
  await type({ title: 'Tram 25', due: '' });
  expect(page.draft?.seen()).toEqual(TASK);
  await type(stored);
  expect([readDraft(NAME), page.draft?.seen()]).toEqual([{}, TASK]);
  await type({ title: 'Tram 152', due: '' });
  expect(readDraft(NAME)).toEqual({ title: 'Tram 152', seen: { title: 'Tram' } });
});

it('[SHELL-5] [PLUS-3] a field that nobody has typed into was seen as it is stored after a reload', async () => {
  await show(<Form task={TASK} />);
  await type({ title: 'Tram 28', due: '' });
  await show(CLOSED);
  const stored = { title: 'Tram', due: '2026-12-03' };
  await show(<Form task={stored} />);
  expect(page.draft?.seen()).toEqual(stored);
  await type({ title: 'Tram 28', due: '2026-12-04' });
  await show(CLOSED);
  expect(readDraft(NAME)).toEqual({ title: 'Tram 28', due: '2026-12-04', seen: stored });
});

it('[SHELL-5] [PLUS-3] what the form has taken from others is not typed', async () => {
  await show(<Form task={TASK} />);
  page.draft?.take({ title: 'Tram 15' });
  await type({ title: 'Tram 15', due: '2026-12-04' });
  expect(readDraft(NAME)).toEqual({ due: '2026-12-04', seen: { due: '' } });
  await type({ title: 'Tram 25', due: '' });
  expect(readDraft(NAME)).toEqual({ title: 'Tram 25', seen: { title: 'Tram 15' } });
});

it('[SHELL-5] the row that a form adds has one id for all tries, also after a reload, until it is saved', async () => {
  await show(<Form task={TASK} />);
  const typed = { title: 'Tram 28', due: '' };
  await type(typed);
  const id = page.draft?.rowId(typed);
  await type({ title: 'Tram 25', due: '' });
  await show(CLOSED);
  await show(<Form task={TASK} />);
  expect([page.form, page.draft?.rowId(typed)]).toEqual([{ title: 'Tram 25', due: '' }, id]);
  page.draft?.restart(TASK);
  expect(page.draft?.rowId(TASK)).not.toBe(id);
});

it('[SHELL-5] a whole draft, which a form is opened from, stays until it is saved or given up', async () => {
  function Whole({ initial }: { initial: TaskForm }) {
    const { values, keep } = useDraft(NAME, initial, { isWhole: true });
    useEffect(() => {
      keep(values);
      Object.assign(page, { draft: { keep } });
    }, [keep, values]);
    return null;
  }
  await show(<Whole initial={TASK} />);
  await type({ title: 'Tram 28', due: '' });
  await show(CLOSED);
  const draft = readDraft(NAME);
  expect(draft).toEqual({ title: 'Tram 28', due: '' });
  await show(<Whole initial={{ ...TASK, ...draft }} />);
  await show(CLOSED);
  expect(readDraft(NAME)).toEqual(draft);
});
