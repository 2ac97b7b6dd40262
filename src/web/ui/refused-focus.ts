const REFUSED = '[aria-invalid=true]';
const hasRefused = (node: Node) =>
  node instanceof Element && (node.matches(REFUSED) || node.querySelector(REFUSED) !== null);

let stop = () => {};

/** Focuses the first field within that is refused, at once or when the server has answered; the next press or key ends it. */
export function focusRefused(within: ParentNode & Node): void {
  stop();
  const focus = () => within.querySelector<HTMLElement>(REFUSED)?.focus();
  const observer = new MutationObserver((changes) => {
    // A field may come together with its error.
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'attributes' ? target : [...addedNodes],
    );
    if (changed.some(hasRefused)) focus();
  });
  observer.observe(within, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  // Refused as before, a field changes nothing.
  const timer = setTimeout(focus);
  const listeners = new AbortController();
  stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    listeners.abort();
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, stop, { capture: true, signal: listeners.signal });
}

/** Does so for each form that is submitted. */
export function followRefusals(): void {
  document.addEventListener(
    'submit',
    ({ target }) => target instanceof Element && focusRefused(target),
    true,
  );
}
