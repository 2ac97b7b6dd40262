import { useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
/** Selector of lists, which have the next element to focus. */
const LISTS = 'ul, ol, table, section';
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

/** Button of a menu, which has gone when a dialog opens from it. */
let menuButton: HTMLElement | null = null;

export function rememberMenuButton(button: HTMLElement | null): void {
  menuButton = button;
}

function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const isOnPage = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isOnPage && !activeElement.closest('[role=menu]') ? activeElement : menuButton;
}

const canFocus = (element: HTMLElement) => element.isConnected && element.checkVisibility();

/** Returns a function that focuses the same element or, if gone, its neighbour. */
export function rememberFocus(): () => void {
  const opener = openerNow();
  const { pathname } = globalThis.location;
  const root = opener?.closest<HTMLElement>(OVERLAYS) ?? document.body;
  const successors = [opener?.closest<HTMLElement>(LISTS) ?? root, root].flatMap((within) => {
    const all = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const at = opener ? all.indexOf(opener) : 0;
    return [...all.slice(at), ...all.slice(0, at).toReversed()];
  });
  const restore = () => {
    // Another page sets the focus itself.
    if (!opener || !root.isConnected || globalThis.location.pathname !== pathname) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const next = [opener, ...successors].find(canFocus);
    next?.focus({ preventScroll: next === opener });
  };
  return () => {
    restore();
    followRemoval(restore);
  };
}

/** Milliseconds for a deleted row to leave the page. */
const REMOVED_WITHIN_MS = 1000;

/** Restores the focus where a deleted row leaves after its dialog. */
function followRemoval(restore: () => void): void {
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  const listeners = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    listeners.abort();
  };
  const timer = setTimeout(stop, REMOVED_WITHIN_MS);
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, stop, { capture: true, signal: listeners.signal });
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
