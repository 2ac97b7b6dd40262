let stop = () => {};

/** Focuses the first field within that is refused, at once or when the server has answered; the next press or key ends it. */
export function focusRefused(within: ParentNode & Node): void {
  stop();
  const focus = () => within.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof Element && target.matches('[aria-invalid=true]')))
      focus();
  });
  observer.observe(within, { subtree: true, attributeFilter: ['aria-invalid'] });
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
