// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followFocus, rememberFocus, rememberMenuButton } from './focus-return.ts';

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

describe('[SHELL-3] what has the focus leaves the page', () => {
  beforeAll(followFocus);

  const element = (id: string) => document.getElementById(id);
  const focused = () => document.activeElement?.id;
  const list =
    '<ul><li id="a"><button id="of-a"></button></li><li id="b"><button id="of-b"></button></li></ul>';
  const page = (html: string) => {
    document.body.innerHTML = `<button id="first"></button><main>${html}</main><button id="last"></button>`;
  };

  const press = (id: string, key: string) =>
    element(id)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  it('a row: the next has it, and from the last the one before', async () => {
    page(`<p>2</p>${list}`);
    element('of-a')?.focus();
    element('a')?.remove();
    await expect.poll(focused).toBe('of-b');
    page(list);
    element('of-b')?.focus();
    element('b')?.remove();
    await expect.poll(focused).toBe('of-a');
  });

  it('a row of which a menu was open: its button has gone with it', async () => {
    page(list);
    rememberMenuButton(element('of-a'));
    element('a')?.remove();
    await expect.poll(focused).toBe('of-b');
  });

  it('a pressed button: the one in its place has it', async () => {
    page(`<div><p id="text"></p><button id="add"></button></div>${list}`);
    element('add')?.focus();
    element('add')?.remove();
    element('text')?.insertAdjacentHTML(
      'afterend',
      '<button disabled></button><button id="take-out"></button>',
    );
    await expect.poll(focused).toBe('take-out');
  });

  it('neighbours that the Tab key does not reach, or that are hidden, are passed over', async () => {
    page(
      `<button id="gone"></button><input tabindex="-1"><a href="/" tabindex="-1"></a>
       <p aria-hidden="true"><button></button></p><p inert><button></button></p><a href="/" id="link"></a>`,
    );
    element('gone')?.focus();
    element('gone')?.remove();
    await expect.poll(focused).toBe('link');
  });

  it('a key that is still down does not press the neighbour; the next press does', async () => {
    page(list);
    let presses = 0;
    element('of-b')?.addEventListener('keydown', () => presses++);
    const pressAgain = (repeat: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
      element('of-b')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    element('of-a')?.focus();
    element('a')?.remove();
    await expect.poll(focused).toBe('of-b');
    expect([pressAgain(true), pressAgain(true), presses]).toEqual([true, true, 0]);
    expect([pressAgain(false), pressAgain(true), presses]).toEqual([false, false, 2]);
  });

  it('a field that is being typed into: what is around it has the focus, and no control', async () => {
    page('<ul><li id="a"><input type="search" id="field"></li></ul><button id="add"></button>');
    element('field')?.focus();
    press('field', 'Enter');
    press('field', 'a');
    element('field')?.remove();
    await expect.poll(focused).toBe('a');
    element('add')?.focus();
    expect(element('a')?.hasAttribute('tabindex')).toBe(false);
  });

  const onTouchScreen = () => vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('all'));

  it('a text field that its own Enter replaces: the next has it, also on a touch screen', async () => {
    const media = onTouchScreen();
    page('<form id="email"><input id="address"><button></button></form><a href="/"></a>');
    element('address')?.focus();
    press('address', 'Enter');
    element('email')?.insertAdjacentHTML(
      'afterend',
      '<p></p><form><input id="code"><button></button></form>',
    );
    element('email')?.remove();
    await expect.poll(focused).toBe('code');
    media.mockRestore();
  });

  it.each(['Enter', 'Escape'])(
    'a text field that %s closes: the button that opens it has it',
    async (key) => {
      page(
        '<section id="budget"><header id="head"></header><form id="form"><input id="field"></form></section>',
      );
      element('field')?.focus();
      press('field', key);
      element('head')?.insertAdjacentHTML('beforeend', '<button id="edit"></button>');
      element('form')?.remove();
      await expect.poll(focused).toBe('edit');
    },
  );

  it('a text field whose form was submitted otherwise: the next has it', async () => {
    page('<form id="email"><input id="address"></form>');
    element('address')?.focus();
    press('address', 'a');
    element('email')?.dispatchEvent(new Event('submit', { bubbles: true }));
    element('email')?.insertAdjacentHTML('afterend', '<input id="code">');
    element('email')?.remove();
    await expect.poll(focused).toBe('code');
  });

  it('on a touch screen no text field has it, which would open the keyboard', async () => {
    const media = onTouchScreen();
    page('<button id="gone"></button><input id="field"><input type="checkbox" id="box">');
    element('gone')?.focus();
    element('gone')?.remove();
    await expect.poll(focused).toBe('box');
    media.mockRestore();
  });

  it('what a portal had put at the end of the page: its heading has it, or the dialog before it', async () => {
    const portal =
      '<section id="refused"><button id="discard"></button></section><button id="after"></button>';
    page('<button></button><h1 id="title"></h1>');
    document.body.insertAdjacentHTML('beforeend', portal);
    element('discard')?.focus();
    element('refused')?.remove();
    await expect.poll(focused).toBe('title');
    document.body.innerHTML = `<main aria-hidden="true"><h1></h1></main><div role="dialog" id="dialog"></div>${portal}`;
    element('discard')?.focus();
    element('refused')?.remove();
    await expect.poll(focused).toBe('dialog');
  });

  it('one after the other: with its neighbours and all around it', async () => {
    page(`<section id="bar"><p id="count"></p><button id="clear"></button></section>${list}`);
    element('clear')?.focus();
    element('count')?.remove();
    element('clear')?.remove();
    element('bar')?.remove();
    await expect.poll(focused).toBe('of-a');
  });

  it('it was given up before, or goes with a dialog, which sets it itself', async () => {
    page(list);
    element('of-a')?.focus();
    element('of-a')?.blur();
    await new Promise((resolve) => setTimeout(resolve));
    element('a')?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
    page(`<div role="dialog" id="dialog"><button id="close"></button></div>${list}`);
    element('close')?.focus();
    element('dialog')?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(document.body);
  });
});
