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

/** Forms that were saved, until something else is typed into them. */
const saved = new WeakSet<HTMLFormElement>();

/** What a form holds is stored: it can be left without a question. */
export const markSaved = (form: HTMLFormElement): void => void saved.add(form);

/** Follows the forms inside an element: whether one holds what was typed and not saved. Passwords don't count. */
export function useUnsavedInput() {
  const initial = useRef(new Map<Control, string>());
  const isChanged = ([control, value]: [Control, string]) => {
    const { form } = control;
    return control.isConnected && form !== null && stateOf(control) !== value && !saved.has(form);
  };
  return {
    /** For the element around the forms. */
    handlers: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (isControl(target) && target.type !== 'password' && !initial.current.has(target))
          initial.current.set(target, stateOf(target));
      },
      onInput: ({ target }: FormEvent) => {
        if (isControl(target) && target.form) saved.delete(target.form);
      },
    },
    hasChanges: () => [...initial.current].some(isChanged),
    /** What is there now is taken for unchanged. */
    forget: () => initial.current.clear(),
  };
}
