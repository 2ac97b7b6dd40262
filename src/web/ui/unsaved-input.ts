import { createContext, type FocusEvent, type FormEvent, useRef } from 'react';

export interface DialogTexts {
  close: string;
  cancel: string;
  title: string;
  text: string;
  discard: string;
  keep: string;
}

/** Null: dialogs close without a question, and have the labels that are passed to them. */
export const DialogTextsContext = createContext<DialogTexts | null>(null);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const stateOf = (control: Control) => (isTickable(control) ? String(control.checked) : control.value);

/** Forms that were saved, until something else is typed. */
const saved = new WeakSet<HTMLFormElement>();

export const markSaved = (form: HTMLFormElement): void => void saved.add(form);

/** Finds out whether a form inside holds unsaved input; passwords don't count. */
export function useUnsavedInput() {
  const initial = useRef(new Map<Control, string>());
  const isChanged = ([control, value]: [Control, string]) => {
    const { form } = control;
    return control.isConnected && form !== null && stateOf(control) !== value && !saved.has(form);
  };
  return {
    handlers: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (isControl(target) && target.type !== 'password' && !initial.current.has(target))
          initial.current.set(target, stateOf(target));
      },
      onInput: ({ target }: FormEvent) => {
        if (!isControl(target)) return;
        if (target.form) saved.delete(target.form);
        // Safari gives what is ticked by a press no focus.
        if (isTickable(target) && !initial.current.has(target))
          initial.current.set(target, String(!target.checked));
      },
    },
    hasChanges: () => [...initial.current].some(isChanged),
    /** Takes the present input as unchanged. */
    forget: () => initial.current.clear(),
  };
}
