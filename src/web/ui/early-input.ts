/** What was typed and pressed before a rendered page's application ran, as `src/web/app/start.js` notes it. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** Values of fields in a `data-early` fieldset, until its attribute goes. */
  var earlyInput: Map<Field, string | boolean> | undefined;
}

/** Types again what was typed within, so that React hears of it. Returns whether something was, or has the focus. */
export function typeAgain(fields: HTMLFieldSetElement): boolean {
  const early = globalThis.earlyInput ?? new Map<Field, string | boolean>();
  const found = [...early].filter(([field]) => fields.contains(field));
  for (const [field, value] of found) {
    early.delete(field);
    if (typeof value === 'string') writeAgain(field, value);
    else if (field instanceof HTMLInputElement) checkAgain(field, value);
  }
  return found.length > 0 || fields.contains(document.activeElement);
}

export function writeAgain(field: Field, value: string): void {
  // React compares with the value that was set last through the element itself.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}

function checkAgain(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

/** Presses the button within that was pressed last, but for one in a fieldset that is not ready. */
export function pressAgain(within: ParentNode): void {
  const pressed = within.querySelector<HTMLButtonElement>('button[data-clicked-early]');
  if (!pressed || pressed.closest('[data-early]')) return;
  delete pressed.dataset.clickedEarly;
  pressed.click();
}
