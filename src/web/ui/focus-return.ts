import { useRef } from 'react';

/** What the Tab key reaches: neither what has its place in a group, nor a trap for machines. */
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';
const TEXT_FIELDS =
  'input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=range], [type=submit]), textarea, [contenteditable]';
/** Nothing within can be seen, or be used. */
const HIDDEN = '[aria-hidden=true], [inert]';
/** Keys that press a button. */
const PRESSING = new Set(['Enter', ' ']);
/** Keys that may take a text field away; others type into it. */
const LEAVING = new Set(['Enter', 'Escape']);
/** Selector of lists, which have the next element to focus. */
const LISTS = 'ul, ol, table, section';
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What to read first, or the dialog before it. */
const PLACES = ['main h1', 'main', OVERLAYS];
/** Of these the button is remembered, by which they open. */
const CHOICES = '[role=menu], [role=listbox]';

/** Button of a menu, which has gone when a dialog opens from it. */
let menuButton: HTMLElement | null = null;

export function rememberMenuButton(button: HTMLElement | null): void {
  menuButton = button;
  noteFocus(button);
}

function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const isOnPage = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isOnPage && !activeElement.closest('[role=menu]') ? activeElement : menuButton;
}

const canFocus = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest(HIDDEN) &&
  element.checkVisibility();

const isTextField = (target: unknown) => target instanceof Element && target.matches(TEXT_FIELDS);

/** A text field would open the keyboard of a touch screen, but after another one it is open. */
const canFollow = (element: HTMLElement, gone: HTMLElement | null) =>
  canFocus(element) &&
  (!isTextField(element) || isTextField(gone) || !matchMedia('(pointer: coarse)').matches);

/** What the focus was moved to from something that has gone, until the next key or press. */
let successor: Element | null = null;

/** Whether a text field that now goes is left by this person: by Enter, Escape, a submission or a press elsewhere. */
let isOwnAct = false;

/** True also where the focus went to a neighbour for want of a better place. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === successor;
}

/** Elements within that can have the focus: what comes after a place, then what comes before it. */
function neighboursOf(isAfter: (element: Element) => boolean, within: Element): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return [...all.filter(isAfter), ...all.filter((one) => !isAfter(one)).toReversed()];
}

const follows = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns a function that focuses the same element or, if gone, its neighbour. */
export function rememberFocus(): () => void {
  const opener = openerNow();
  const { pathname } = globalThis.location;
  const root = opener?.closest<HTMLElement>(OVERLAYS) ?? document.body;
  const successors = [opener?.closest<HTMLElement>(LISTS) ?? root, root].flatMap((within) =>
    neighboursOf((element) => !opener || element === opener || follows(opener, element), within),
  );
  return () => {
    // Another page sets the focus itself.
    if (!opener || !root.isConnected || globalThis.location.pathname !== pathname) return;
    if (!isFocusLost()) return;
    const next = canFocus(opener) ? opener : successors.find((one) => canFollow(one, opener));
    next?.focus({ preventScroll: next === opener });
  };
}

/** What has the focus, or the button of the menu that has it, and on which page. */
let focused: { element: HTMLElement; pathname: string } | null = null;

function noteFocus(element: HTMLElement | null): void {
  focused = element && { element, pathname: globalThis.location.pathname };
}

interface Gap {
  parent: HTMLElement;
  before: Node | null;
}

/** Where something was that has gone, in what is left of the page. */
function gapOf(gone: Node, changes: readonly MutationRecord[]): Gap | null {
  const at = changes.findIndex(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  const removal = changes[at];
  if (!removal) return null;
  const { target: parent, previousSibling: before } = removal;
  const later = changes.slice(at + 1);
  if (!parent.isConnected) return gapOf(parent, later);
  if (before && before.parentNode !== parent) return gapOf(before, later);
  return parent instanceof HTMLElement ? { parent, before } : null;
}

/** While the focus follows what has gone, for those who act on a focus of their own. */
let isFollowing = false;
export const isFocusFollowing = () => isFollowing;

function follow(next: HTMLElement): void {
  isFollowing = true;
  next.focus({ preventScroll: true });
  isFollowing = false;
}

/** Moves the focus to a place where no key presses anything. */
function focusPlace(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  successor = element;
  follow(element);
}

function focusNeighbour({ parent, before }: Gap, gone: HTMLElement): void {
  const isAfter = (element: Element) =>
    before ? follows(before, element) && !before.contains(element) : follows(parent, element);
  let within: HTMLElement | null = parent;
  while (within && within !== document.body) {
    const next = neighboursOf(isAfter, within).find((one) => canFollow(one, gone));
    if (next) {
      successor = next;
      follow(next);
      return;
    }
    // The page behind an overlay can't have the focus.
    if (within.matches(OVERLAYS)) return;
    within = within.parentElement;
  }
  // What a portal had put at the end of the page has no neighbour there.
  const place = PLACES.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).find(
    canFocus,
  );
  if (place) focusPlace(place);
}

function followRemoval(changes: readonly MutationRecord[]): void {
  if (!focused || !isFocusLost() || globalThis.location.pathname !== focused.pathname) return;
  const { element } = focused;
  // What closes sets the focus itself.
  if (!element.isConnected && element.closest(OVERLAYS)) return;
  const gap = gapOf(element, changes);
  if (!gap) return;
  if (canFocus(element)) follow(element);
  // What is still being typed would press a button.
  else if (isTextField(element) && !isOwnAct && gap.parent !== document.body) focusPlace(gap.parent);
  else focusNeighbour(gap, element);
}

/** Moves the focus to a neighbour where what has it leaves the page, which would leave it nowhere. */
export function followFocus(): void {
  new MutationObserver(followRemoval).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(CHOICES)) noteFocus(target);
  });
  document.addEventListener('focusout', () => {
    // By then a removal has been followed; otherwise the focus was given up.
    setTimeout(() => {
      if (document.activeElement === document.body) noteFocus(null);
    });
  });
  for (const type of ['pointerdown', 'keydown', 'submit']) document.addEventListener(type, goOn, true);
}

/** Somebody goes on from where the focus was moved to; not with the key that is still down from before. */
function goOn(event: Event): void {
  const isKey = event instanceof KeyboardEvent;
  isOwnAct = isKey ? LEAVING.has(event.key) : !isTextField(event.target);
  const isStillDown = isKey && event.repeat && PRESSING.has(event.key);
  if (isStillDown && successor && successor === document.activeElement) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else successor = null;
}

/** Moves the focus back to the opener, or to what comes after it. */
export function useFocusReturn() {
  const restore = useRef<() => void>(null);
  return {
    onOpen: () => {
      restore.current = rememberFocus();
    },
    onClose: (event: Event) => {
      // The library would focus an element that has gone.
      event.preventDefault();
      restore.current?.();
    },
  };
}
