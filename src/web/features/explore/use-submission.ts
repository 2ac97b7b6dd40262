import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type StoredForm, type StoredFormOptions, useStoredForm } from '#web/forms/use-stored-form.ts';
import { useSession } from '#web/session/session.tsx';
import { useOnFirstInteraction } from '#web/ui/on-first-interaction.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

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

interface SubmissionOptions<Form extends FieldValues>
  extends Required<
    Pick<StoredFormOptions<Form, Form>, 'draft' | 'initial' | 'rules' | 'messages' | 'failed'>
  > {
  /** Stores it. */
  send: (form: Form, sending: Sending) => Promise<void>;
}

export interface Submission<Form extends FieldValues> extends StoredForm<Form> {
  /** What was sent; null until then. */
  sent: Form | null;
  /** Of the field that people do not see. */
  trap: React.RefObject<HTMLInputElement | null>;
  /** Opens the form for another one. */
  again: (values: Form) => void;
}

/**
 * A form of the public pages: what was sent is thanked for, and another one can follow. Its rules come when somebody is there to
 * fill it in: they weigh more than the page that it stands on.
 */
export function useSubmission<Form extends FieldValues>(options: SubmissionOptions<Form>): Submission<Form> {
  const { rules, send, ...stored } = options;
  const { user } = useSession();
  const { language } = useLanguage();
  const [sent, setSent] = useState<Form | null>(null);
  const openedAt = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  useOnFirstInteraction(useStableCallback(() => void Promise.resolve(rules()).catch(console.error)));
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const msOpen = () => performance.now() - openedAt.current;

  const form = useStoredForm<Form>({
    ...stored,
    rules,
    save: async (values) => {
      const rest = SHORTEST_MS - msOpen();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      const website = trap.current?.value || null;
      await send(values, { userId: user?.id ?? null, language, website, filledMs: Math.round(msOpen()) });
      setSent(values);
    },
  });
  return {
    ...form,
    sent,
    trap,
    again: (values) => {
      openedAt.current = performance.now();
      form.restart(values);
      setSent(null);
    },
  };
}
