import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { useSentOnce } from '#web/forms/use-sent-once.ts';
import { type StoredForm, type StoredFormOptions, useStoredForm } from '#web/forms/use-stored-form.ts';
import { useSession } from '#web/session/session.tsx';
import { useOnFirstInteraction } from '#web/ui/timing.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** The database refuses forms open for less than two seconds. */
const SHORTEST_MS = 2200;
/** The column is an integer of 32 bits: 25 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** Columns stored with each form: id, author, language, and what may reveal a program. */
export interface Sending {
  id: string;
  user_id: string | null;
  language: Language;
  /** Content of the honeypot; people leave it empty. */
  website: string | null;
  filled_ms: number;
}

interface SubmissionOptions<Form extends FieldValues>
  extends Required<
    Pick<StoredFormOptions<Form, Form>, 'draft' | 'initial' | 'rules' | 'messages' | 'failed'>
  > {
  send: (form: Form, sending: Sending) => Promise<void>;
}

export interface Submission<Form extends FieldValues> extends StoredForm<Form> {
  /** What was sent; null until then. */
  sent: Form | null;
  trap: React.RefObject<HTMLInputElement | null>;
  again: (values: Form) => void;
}

/** Handles a public form. Its rules load on the first interaction, because they outweigh the page. */
export function useSubmission<Form extends FieldValues>(options: SubmissionOptions<Form>): Submission<Form> {
  const { rules, send, ...stored } = options;
  const { user } = useSession();
  const { language } = useLanguage();
  const [sent, setSent] = useState<Form | null>(null);
  const openedAt = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  const sendOnce = useSentOnce();
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
      const user_id = user?.id ?? null;
      const filled_ms = Math.min(Math.round(msOpen()), LONGEST_MS);
      await sendOnce(values, (id) => send(values, { id, user_id, language, website, filled_ms }));
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
