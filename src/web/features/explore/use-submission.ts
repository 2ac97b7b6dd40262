import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { readJson, remove, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { storageOwnerId } from '#web/session/person-storage.ts';
import { useSession } from '#web/session/session.tsx';
import { useOnFirstInteraction } from '#web/ui/on-first-interaction.ts';

/** The database takes no form that was open for less than two seconds: a quicker form waits for the rest of them. */
const SHORTEST_MS = 2200;

/** What goes along with a form: who sends it, in which language, and what tells people from programs. */
export interface Sending {
  /** Null for a visitor. */
  userId: string | null;
  language: Language;
  /** What stands in the field that people do not see. */
  website: string | null;
  filledMs: number;
}

interface SubmissionOptions<Form extends FieldValues> {
  /** Under which what was typed is stored until it is sent. */
  name: string;
  /** Loads its rules; the same function at each render. */
  rules: () => Promise<Resolver<Form>>;
  /** What the form opens with, beside who is signed in. */
  initial: DefaultValues<Form>;
  /** Stores it. */
  send: (form: Form, sending: Sending) => Promise<void>;
  /** The words for each refusal of the schema. */
  messages: Readonly<Record<string, string>>;
  /** What is said when nothing better is known of a failure. */
  failed: string;
}

/** What was typed at an earlier visit, of the fields that the form still has. */
function storedValues<Form extends FieldValues>(
  key: string,
  initial: DefaultValues<Form>,
): DefaultValues<Form> {
  const stored = readJson('local', key);
  if (typeof stored !== 'object' || stored === null) return initial;
  const same = Object.entries(stored).filter(
    ([name, value]) =>
      Object.hasOwn(initial, name) &&
      typeof value === typeof Reflect.get(initial, name) &&
      Array.isArray(value) === Array.isArray(Reflect.get(initial, name)),
  );
  return Object.assign({}, initial, Object.fromEntries(same));
}

/**
 * A form of the public pages: refused fields say why, a failed sending says why, what was typed outlives a reload, what
 * was sent is thanked for, and another one can follow.
 */
export function useSubmission<Form extends FieldValues>(options: SubmissionOptions<Form>) {
  const { name, rules, initial, send, messages, failed } = options;
  const { user } = useSession();
  const { language } = useLanguage();
  const [owner] = useState(storageOwnerId);
  const key = storageKeys.publicForm(owner, name);
  const [sent, setSent] = useState<Form | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const preload = useCallback(() => void rules().catch(console.error), [rules]);
  const [defaultValues] = useState(() => storedValues(key, initial));
  // The rules come when somebody is there to fill the form in: they weigh more than the page that it stands on.
  const resolver: Resolver<Form> = async (...given) => (await rules())(...given);
  const form = useForm<Form>({ resolver, defaultValues });
  useOnFirstInteraction(preload);
  const { register, handleSubmit, reset, formState, subscribe } = form;
  const openedAt = useRef(0);
  const trap = useRef<HTMLInputElement>(null);

  useEffect(() => {
    openedAt.current = performance.now();
    return subscribe({
      formState: { values: true },
      // Of somebody who has signed out elsewhere meanwhile, nothing is stored.
      callback: ({ values }) => owner === storageOwnerId() && writeJson('local', key, values),
    });
  }, [subscribe, key, owner]);

  const submitValid = async (values: Form) => {
    setFailure(null);
    try {
      const rest = SHORTEST_MS - msSince(openedAt.current);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      const filledMs = Math.round(msSince(openedAt.current));
      const website = trap.current?.value || null;
      await send(values, { userId: user?.id ?? null, language, website, filledMs });
      remove('local', key);
      setSent(values);
    } catch (error) {
      setFailure(await saidOf(error).catch(() => failed));
    }
  };
  const submit = (event?: BaseSyntheticEvent) =>
    handleSubmit(submitValid)(event).catch(() => setFailure(failed));
  return {
    /** What was sent; null until then. */
    sent,
    failure,
    isSending: formState.isSubmitting,
    submit,
    register,
    trap,
    /** What is typed now, for what the page shows of it. */
    watch: form.watch,
    /** What a field is given: its registration, and what is wrong with it. */
    field: (of: Path<Form>) => {
      const refusal: { message?: string } | undefined = get(formState.errors, of);
      return { ...register(of), error: messages[refusal?.message ?? ''] };
    },
    /** Opens the form for another one. */
    again: (values: Form) => {
      openedAt.current = performance.now();
      reset(values);
      setSent(null);
    },
  };
}

/**
 * What there is to say of a failure. Loaded when there is one: forms are read far more often than they fail.
 *
 * @throws the failure itself when nothing is known of it, or another when this can't be loaded
 */
async function saidOf(failure: unknown): Promise<string> {
  const [{ AppError }, { errorText }] = await Promise.all([
    import('#db/app-error.ts'),
    import('#i18n/error-text.ts'),
  ]);
  if (failure instanceof AppError) return errorText(failure);
  throw failure;
}

/** Milliseconds since a moment of this page's clock. */
function msSince(moment: number): number {
  return performance.now() - moment;
}
