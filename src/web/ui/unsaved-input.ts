import { createContext, type FocusEvent, type FormEvent, useRef } from 'react';

/** Texts of the question before a dialog closes with what was typed; null: it closes without. */
export interface DiscardTexts {
  title: string;
  text: string;
  discard: string;
  keep: string;
}

export const DiscardTextsContext = createContext<DiscardTexts | null>(null);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const stateOf = (control: Control) =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    ? String(control.checked)
    : control.value;

/** Follows the forms inside an element: whether one holds what was typed and not submitted. Passwords don't count. */
export function useUnsavedInput() {
  const initial = useRef(new Map<Control, string>());
  const submitted = useRef(new WeakSet<HTMLFormElement>());
  const isChanged = ([control, value]: [Control, string]) => {
    const { form } = control;
    if (!control.isConnected || !form || stateOf(control) === value) return false;
    // Submitted, and not refused.
    return !submitted.current.has(form) || form.querySelector('[aria-invalid=true], [role=alert]') !== null;
  };
  return {
    /** For the element around the forms. */
    handlers: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (isControl(target) && target.type !== 'password' && !initial.current.has(target))
          initial.current.set(target, stateOf(target));
      },
      onInput: ({ target }: FormEvent) => {
        if (isControl(target) && target.form) submitted.current.delete(target.form);
      },
      onSubmit: ({ target }: FormEvent) => {
        if (target instanceof HTMLFormElement) submitted.current.add(target);
      },
    },
    hasChanges: () => [...initial.current].some(isChanged),
    /** What is there now is taken for unchanged. */
    forget: () => initial.current.clear(),
  };
}
