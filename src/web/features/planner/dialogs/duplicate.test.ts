// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tripActivity, tripStay } from '#tests/support/trip-details.ts';
import { copyOfItem, useDuplicateKey } from './duplicate.ts';

const duplicated = vi.fn<(id: string) => void>();
const root = createRoot(document.createElement('div'));
function Planner({ selected, canEdit }: { selected: string | null; canEdit: boolean }): null {
  useDuplicateKey(selected, canEdit ? duplicated : null);
  return null;
}
const show = (selected: string | null, canEdit = true) =>
  act(() => root.render(createElement(Planner, { selected, canEdit })));
/** Presses Ctrl+D there, and returns whether the browser is left to do its own. */
function press(selector: string, keys: KeyboardEventInit = { ctrlKey: true }): boolean {
  const event = new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true, ...keys });
  return document.querySelector(selector)?.dispatchEvent(event) ?? false;
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML =
    '<article data-item="tram"><button></button></article><main></main><input><div role="dialog"><b></b></div>';
});
beforeEach(() => duplicated.mockClear());
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('[PLUS-21] Ctrl+D', () => {
  it('duplicates the focused item, instead of making a bookmark', () => {
    show('castelo');
    expect(press('article button')).toBe(false);
    expect(press('article button', { metaKey: true })).toBe(false);
    expect(duplicated.mock.calls).toEqual([['tram'], ['tram']]);
  });

  it('duplicates the item whose details are open', () => {
    show('castelo');
    press('main');
    expect(duplicated).toHaveBeenCalledExactlyOnceWith('castelo');
  });

  it('duplicates once while the keys are held down', () => {
    show('castelo');
    press('main');
    expect(press('main', { ctrlKey: true, repeat: true })).toBe(false);
    expect(duplicated).toHaveBeenCalledOnce();
  });

  it('is the browser’s own without an item, in fields and dialogs, with other keys, and for viewers', () => {
    show(null);
    expect(press('main')).toBe(true);
    show('castelo');
    expect(press('input')).toBe(true);
    expect(press('[role=dialog] b')).toBe(true);
    expect(press('main', { ctrlKey: true, shiftKey: true })).toBe(true);
    expect(press('main', {})).toBe(true);
    show('castelo', false);
    expect(press('article button')).toBe(true);
    expect(duplicated).not.toHaveBeenCalled();
  });
});

const activity = tripActivity('a1', {
  price: 24,
  paid_by: 'camille',
  split: { kind: 'equal', among: ['camille', 'thomas'] },
  notes: 'Réserver',
  title: 'Tram 28',
  date: '2026-12-03',
  time: '14:00:00',
  end_time: '15:30:00',
  duration: 90,
  closed_on: [1],
  catalogue_id: 'c1',
});

describe('[PLUS-21] the copy of an item', () => {
  it('is right after it, with all else as it is', () => {
    const copy = copyOfItem(activity, 'a2');
    expect(copy).toMatchObject({
      ...activity,
      id: 'a2',
      time: expect.stringMatching(/^15:30/),
      end_time: expect.stringMatching(/^17:00/),
    });
  });

  it('is at the same hour when the day ends before', () => {
    const late = { ...activity, time: '23:00:00', end_time: '00:30:00' };
    expect(copyOfItem(late, 'a2')).toEqual({ ...late, id: 'a2' });
  });

  it('waits without an hour as the item does', () => {
    const waiting = { ...activity, time: null, end_time: null };
    expect(copyOfItem(waiting, 'a2')).toEqual({ ...waiting, id: 'a2' });
  });

  it('of a stay has its nights', () => {
    const stay = tripStay('s1');
    expect(copyOfItem(stay, 's2')).toEqual({ ...stay, id: 's2' });
  });
});
