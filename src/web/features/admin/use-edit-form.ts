import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { type AppError, toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';

/** A form's fields as they are typed. */
export type FormValues = Record<string, string | boolean>;

/** What is wrong with a field, by its name. */
export type Errors = Readonly<Record<string, string | undefined>>;

interface EditFormOptions<Form extends FormValues> {
  initial: Form;
  /** What is wrong, by field, in words; nothing is sent while something is. */
  check?: (form: Form) => Errors;
  /** Stores it. */
  save: (form: Form) => Promise<void>;
  /** Columns of the database by the field that holds them, where their names differ. */
  fieldOf?: (column: string) => string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form of the administration. A refusal of the database is shown under its field and leaves the values; the focus goes
 * to the first invalid field.
 */
export function useEditForm<Form extends FormValues>(options: EditFormOptions<Form>) {
  const { initial, check, save, fieldOf = (column) => column } = options;
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const forgive = (names: readonly string[]) =>
    setErrors((old) =>
      names.some((name) => old[name])
        ? { ...old, ...Object.fromEntries(names.map((name) => [name, undefined])) }
        : old,
    );
  const set = (values: Partial<Form>) => {
    setForm((old) => ({ ...old, ...values }));
    forgive(Object.keys(values));
  };
  const setText = (name: keyof Form & string, text: string) => {
    setForm((old) => ({ ...old, [name]: text }));
    forgive([name]);
  };
  const show = (found: Errors) => {
    setErrors(found);
    // Once they are on the page.
    setTimeout(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus());
  };
  const refuse = (error: AppError) => {
    const field = fieldOf(error.details ?? '');
    if (field in form) show({ [field]: errorText(error) });
    else setFailure(errorText(error));
  };
  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isSaving) return;
    const found = check?.(form) ?? {};
    setFailure(null);
    show(found);
    if (Object.values(found).some(Boolean)) return;
    setIsSaving(true);
    try {
      await save(form);
    } catch (error) {
      refuse(toAppError(error));
    } finally {
      setIsSaving(false);
    }
  };
  return {
    form,
    set,
    setText,
    errors,
    /** Why it could not be stored, when no field is to blame. */
    failure,
    isSaving,
    submit,
    /** What a field of text is given. */
    field: (name: keyof Form & string) => ({
      name,
      value: String(form[name] ?? ''),
      onChange: ({ target }: ChangeEvent<Control>) => setText(name, target.value),
      error: errors[name],
    }),
    /** What a box to tick is given. */
    box: (name: keyof Form & string) => ({
      name,
      checked: Boolean(form[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setForm((old) => ({ ...old, [name]: target.checked }));
        forgive([name]);
      },
    }),
    isDirty: JSON.stringify(form) !== JSON.stringify(initial),
  };
}

export type EditForm<Form extends FormValues> = ReturnType<typeof useEditForm<Form>>;
