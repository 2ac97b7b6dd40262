import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import {
  createFormControl,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { errorText } from '#i18n/i18n.ts';
import { awaitRefusal } from '#web/ui/refused-focus.ts';
import { markSaved } from '#web/ui/unsaved-input.ts';
import type { FieldGroup } from './merge-forms.ts';
import { changedFields, useDraft } from './use-draft.ts';

/** Rules by field; those without rules are the form's alone. */
export type FormRules<Form, Saved = Form> = ZodMiniType<Saved, Partial<Form>>;

export interface StoredFormOptions<Form extends FieldValues, Saved extends object> {
  /** The draft's name; null: nothing is stored (rights, secrets). */
  draft: string | null;
  initial: Form;
  /** True: saves all fields, where initial values would be missing. */
  isWhole?: boolean;
  /** Fields of one column, and others that have no sense apart. */
  together?: readonly FieldGroup<Form>[];
  /** Rules, which may be loaded for the check. Absent: the registrations' own. */
  rules?: () => FormRules<Form, Saved> | Promise<FormRules<Form, Saved>>;
  /** Texts of messages in rules that are keys. */
  messages?: Readonly<Record<string, string>>;
  fieldOf?: (column: string) => string;
  failed?: string;
  /** Saves; false: not stored. Errors show under the field they name, or for the form. */
  save: (saved: Saved, typed: Form) => unknown;
}

export type RegisteredField = UseFormRegisterReturn & { error: string | undefined };

export interface StoredForm<Form extends FieldValues, Saved extends object = Form>
  extends UseFormReturn<Form, unknown, Saved> {
  field: (name: Path<Form>) => RegisteredField;
  errorOf: (name: Path<Form>) => string | undefined;
  change: (values: Partial<Form>) => void;
  /** Takes stored values over what the form has. */
  fill: (stored: Partial<Form>) => void;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** What was stored when the draft was typed: what others have stored since is compared with it. */
  seen: () => Form;
  /** Id of the row that the form adds, the same until one is stored, also after a reload. @param sent where given, other values are another row */
  rowId: (sent?: object) => string;
  failure: string | null;
  isSaving: boolean;
  discard: () => void;
  restart: (values: Form) => void;
  /** Takes stored values, but not over what was typed. @param submitted what was saved: only what differs from it was typed since */
  follow: (stored: Partial<Form>, submitted?: Partial<Form>) => void;
}

/** The one form system: drafts [SHELL-5], zod's rules, refusals under their fields with the values left, focus on the first error. */
export function useStoredForm<Form extends FieldValues, Saved extends object = Form>(
  options: StoredFormOptions<Form, Saved>,
): StoredForm<Form, Saved> {
  const { draft: name, initial, rules, messages, fieldOf = (column) => column, failed, save } = options;
  const draft = useDraft(name, initial, options);
  const [{ formControl }] = useState(() => controlOf<Form, Saved>(initial, draft.values));
  const form = useForm<Form, unknown, Saved>({
    formControl,
    shouldFocusError: false,
    ...(rules && {
      resolver: async (...given) => standardSchemaResolver<Form, unknown, Saved>(await rules())(...given),
    }),
  });
  const {
    formState: { errors, isSubmitted, isSubmitting },
    getValues,
    register,
    setError,
    setValue,
    subscribe,
  } = form;
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    draft.keep(getValues()); // Open is a state worth keeping too.
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) });
  }, [draft, getValues, subscribe]);

  const restart = (values: Form) => {
    form.reset(values);
    draft.restart(values);
  };
  const follow = (stored: Partial<Form>, submitted: Partial<Form> = {}) => {
    const typed = changedFields<Form>(getValues(), { ...draft.base(), ...submitted });
    const base = { ...draft.base(), ...stored };
    const values = { ...base, ...typed };
    draft.rebase(base);
    form.reset(values, { ...AS_IT_WAS, keepDefaultValues: true });
    form.reset(base, { ...AS_IT_WAS, keepValues: true });
    if (Object.keys(changedFields<Form>(values, base)).length === 0) draft.restart(base);
  };
  const refuse = async (thrown: unknown, focusRefused: () => void) => {
    const { text, column } = await refusal(thrown);
    const field = column === null ? undefined : pathIn(getValues(), fieldOf(column));
    if (!field) return setFailure(text);
    setError(field, { message: text });
    focusRefused();
  };
  const store = async (saved: Saved, focusRefused: () => void, event?: BaseSyntheticEvent) => {
    setFailure(null);
    const base = draft.base();
    try {
      if ((await save(saved, getValues())) === false) return;
    } catch (thrown) {
      return refuse(thrown, focusRefused);
    }
    // A save that has moved the form to what is stored leaves as draft what was typed meanwhile.
    if (draft.base() === base) draft.restart(getValues());
    if (event?.target instanceof HTMLFormElement) markSaved(event.target);
  };
  const errorOf = (field: Path<Form>): string | undefined => {
    const found: { message?: string } | undefined = get(errors, field);
    return found?.message && (messages?.[found.message] ?? found.message);
  };
  return {
    ...form,
    field: (of) => ({ ...register(of), error: errorOf(of) }),
    errorOf,
    change: (values) => {
      for (const [field, value] of Object.entries(values)) {
        const path = pathIn(getValues(), field);
        if (path) setValue(path, value, { shouldDirty: true, shouldValidate: isSubmitted });
      }
    },
    fill: (stored) => {
      draft.take(stored);
      form.reset({ ...getValues(), ...stored }, { keepErrors: true, keepDefaultValues: true });
    },
    submit: (event) => {
      const focusRefused = awaitRefusal(formOf(event) ?? document);
      return form
        .handleSubmit(
          (saved) => store(saved, focusRefused, event),
          focusRefused,
        )(event)
        .catch((error: unknown) => {
          if (failed === undefined) throw error;
          setFailure(failed);
        });
    },
    seen: draft.seen,
    rowId: (sent) => draft.rowId(getValues(), sent),
    failure,
    isSaving: isSubmitting,
    discard: draft.discard,
    restart,
    follow,
  };
}

/** The form on the page: that of the event, or else of what has the focus. */
function formOf(event?: BaseSyntheticEvent): HTMLFormElement | null {
  const at: unknown = event?.target ?? document.activeElement;
  return at instanceof Element ? at.closest('form') : null;
}

/** What a form remembers besides its values. */
const AS_IT_WAS = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/** State of a form; `isDirty` compares with the form without its draft. */
function controlOf<Form extends FieldValues, Saved extends object>(initial: Form, values: Form) {
  const control = createFormControl<Form, unknown, Saved>({});
  control.reset(initial);
  control.reset(values, { keepDefaultValues: true });
  return control;
}

function pathIn<Form extends FieldValues>(form: Form, name: string): Path<Form> | undefined {
  const isField = (one: string): one is Path<Form> => Object.hasOwn(form, one);
  return isField(name) ? name : undefined;
}

/** Loads its text on failure: forms are opened far more often. */
async function refusal(thrown: unknown): Promise<{ text: string; column: string | null }> {
  const { toAppError } = await import('#db/app-error.ts');
  const error = toAppError(thrown);
  return { text: errorText(error), column: error.details ?? null };
}
