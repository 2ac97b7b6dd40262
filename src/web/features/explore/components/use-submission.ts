import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { AppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { useSession } from '#web/lib/session.tsx';

interface SubmissionOptions<Form extends FieldValues> {
  resolver: Resolver<Form>;
  /** What the form opens with, beside who is signed in. */
  initial: DefaultValues<Form>;
  /** Stores it; `userId` is null for a visitor. */
  send: (form: Form, userId: string | null) => Promise<void>;
  /** The words for each refusal of the schema. */
  messages: Readonly<Record<string, string>>;
  /** What is said when nothing better is known of a failure. */
  failed: string;
}

/**
 * A form of the public pages: refused fields say why, a failed sending says why and keeps what was typed, what was sent
 * is thanked for, and another one can follow.
 */
export function useSubmission<Form extends FieldValues>(options: SubmissionOptions<Form>) {
  const { resolver, initial, send, messages, failed } = options;
  const { user } = useSession();
  const [sent, setSent] = useState<Form | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState } = useForm<Form>({ resolver, defaultValues: initial });

  const submit = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await send(form, user?.id ?? null);
      setSent(form);
    } catch (error) {
      setFailure(error instanceof AppError ? errorText(error) : failed);
    }
  });
  return {
    /** What was sent; null until then. */
    sent,
    failure,
    isSending: formState.isSubmitting,
    submit,
    register,
    /** What a field is given: its registration, and what is wrong with it. */
    field: (name: Path<Form>) => {
      const refusal: { message?: string } | undefined = get(formState.errors, name);
      return { ...register(name), error: messages[refusal?.message ?? ''] };
    },
    /** Opens the form for another one. */
    again: (values: Form) => {
      reset(values);
      setSent(null);
    },
  };
}
