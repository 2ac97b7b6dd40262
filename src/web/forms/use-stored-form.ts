import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
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
import { markSaved } from '#web/ui/unsaved-input.ts';
import { useDraft } from './use-draft.ts';

/** What a form must be, and what is stored of it; fields that the rules don't name are the form's alone. */
export type FormRules<Form, Saved = Form> = ZodMiniType<Saved, Partial<Form>>;

export interface StoredFormOptions<Form extends FieldValues, Saved> {
  /** Which form this is, and of what: its draft on this device has that name. Null: nothing of it is stored (rights, secrets). */
  draft: string | null;
  /** The form with nothing typed. */
  initial: Form;
  /** Keeps all fields, not those alone that were changed: for a form whose initial values are not there again. */
  isWhole?: boolean;
  /** The rules, at the moment that the form is checked; they may be loaded then. None: those of the fields' registrations. */
  rules?: () => FormRules<Form, Saved> | Promise<FormRules<Form, Saved>>;
  /** The words for the rules' messages that are keys. */
  messages?: Readonly<Record<string, string>>;
  /** The field that holds a column of the database, where their names differ. */
  fieldOf?: (column: string) => string;
  /** What is said when nothing is known of a failure, since what describes it can't be loaded. */
  failed?: string;
  /** Stores it; false: it was not. What it throws is shown under the field that it names, or for the whole form. */
  save: (saved: Saved, typed: Form) => unknown;
}

/** What a control is given. */
export type RegisteredField = UseFormRegisterReturn & { error: string | undefined };

/** A form whose fields are registered (`field`), with what became of saving it. */
export interface StoredForm<Form extends FieldValues, Saved = Form>
  extends UseFormReturn<Form, unknown, Saved> {
  /** What a field is given: its registration, and what is wrong with it. */
  field: (name: Path<Form>) => RegisteredField;
  /** What is wrong with a field, in words. */
  errorOf: (name: Path<Form>) => string | undefined;
  /** Changes fields as typing does. */
  change: (values: Partial<Form>) => void;
  /** Fills in what somebody else has written. */
  fill: (values: Partial<Form>) => void;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Why it could not be stored, when no field is to blame. */
  failure: string | null;
  isSaving: boolean;
  /** Forgets what was typed: it is given up. */
  discard: () => void;
  /** Begins again with these values, of which nothing is typed. */
  restart: (values: Form) => void;
}

/**
 * The one way to have a form: what is typed outlives the page until it is saved or given up (SHELL-5), rules are those of zod, and
 * a refusal of the database is shown under its field and leaves the values. Focus goes to the first field that is wrong.
 */
export function useStoredForm<Form extends FieldValues, Saved = Form>(
  options: StoredFormOptions<Form, Saved>,
): StoredForm<Form, Saved> {
  const {
    draft: name,
    initial,
    isWhole = false,
    rules,
    messages,
    fieldOf = (column) => column,
    failed,
    save,
  } = options;
  const draft = useDraft(name, initial, isWhole);
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
  const refusedIn = useRef<ParentNode | null>(null);
  /** Has the focus go to the first field that is wrong, in their order on the page, once the errors are there. */
  const focusFirstError = (event?: BaseSyntheticEvent) => {
    refusedIn.current = event?.target instanceof HTMLFormElement ? event.target : document;
  };
  useEffect(() => {
    const first = refusedIn.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!first) return;
    refusedIn.current = null;
    first.focus();
  });

  useEffect(() => {
    draft.keep(getValues()); // Open is a state worth keeping too.
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) });
  }, [draft, getValues, subscribe]);

  const restart = (values: Form) => {
    form.reset(values);
    draft.restart(values);
  };
  const refuse = async (thrown: unknown, event?: BaseSyntheticEvent) => {
    const { text, column } = await refusal(thrown);
    const field = column === null ? undefined : pathIn(getValues(), fieldOf(column));
    if (!field) return setFailure(text);
    setError(field, { message: text });
    focusFirstError(event);
  };
  const store = async (saved: Saved, event?: BaseSyntheticEvent) => {
    setFailure(null);
    try {
      if ((await save(saved, getValues())) === false) return;
    } catch (thrown) {
      return refuse(thrown, event);
    }
    draft.restart(getValues());
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
    fill: (values) =>
      form.reset({ ...getValues(), ...values }, { keepErrors: true, keepDefaultValues: true }),
    submit: (event) =>
      form
        .handleSubmit(store, (_, refused) => focusFirstError(refused))(event)
        .catch((error: unknown) => {
          if (failed === undefined) throw error;
          setFailure(failed);
        }),
    failure,
    isSaving: isSubmitting,
    discard: draft.discard,
    restart,
  };
}

/** A form that opens with its draft, and of which `isDirty` says whether anything is not as it was without one. */
function controlOf<Form extends FieldValues, Saved>(initial: Form, values: Form) {
  const control = createFormControl<Form, unknown, Saved>({});
  control.reset(initial);
  control.reset(values, { keepDefaultValues: true });
  return control;
}

function pathIn<Form extends FieldValues>(form: Form, name: string): Path<Form> | undefined {
  const isField = (one: string): one is Path<Form> => Object.hasOwn(form, one);
  return isField(name) ? name : undefined;
}

/** What there is to say of a failure, and of which column it speaks. Loaded when there is one: forms are read far more often than they fail. */
async function refusal(thrown: unknown): Promise<{ text: string; column: string | null }> {
  const [{ toAppError }, { errorText }] = await Promise.all([
    import('#db/app-error.ts'),
    import('#i18n/error-text.ts'),
  ]);
  const error = toAppError(thrown);
  return { text: errorText(error), column: error.details ?? null };
}
