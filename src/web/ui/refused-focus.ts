const REFUSED = '[aria-invalid=true]';
const hasRefused = (node: Node) =>
  node instanceof Element && (node.matches(REFUSED) || node.querySelector(REFUSED) !== null);

let goOn = () => {};

/** Ends when somebody goes on: with a press or key, or with another form. */
function untilGoneOn(): AbortSignal {
  goOn();
  const ending = new AbortController();
  goOn = () => ending.abort();
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, goOn, { capture: true, signal: ending.signal });
  return ending.signal;
}

/** Focuses the first field within that is refused, at once or when it is shown. */
function follow(within: ParentNode & Node, until: AbortSignal): void {
  if (until.aborted) return;
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
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

/** For a form that knows when it is refused: returns what then focuses a field within, unless somebody has gone on. */
export function awaitRefusal(within: ParentNode & Node): () => void {
  const until = untilGoneOn();
  return () => follow(within, until);
}

/** Does so for each other form that is submitted, from then on: the server may refuse it. */
export function followRefusals(): void {
  document.addEventListener(
    'submit',
    ({ target }) => target instanceof Element && follow(target, untilGoneOn()),
    true,
  );
}
